import { drawIcon } from './draw-icon.ts';

export const Plus = /* @__PURE__ */ drawIcon('M5 12h14', 'M12 5v14');
