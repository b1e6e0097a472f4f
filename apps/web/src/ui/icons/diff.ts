import { drawIcon } from './draw-icon.ts';

export const Diff = /* @__PURE__ */ drawIcon('M12 3v14', 'M5 10h14', 'M5 21h14');
