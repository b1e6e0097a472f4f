import { drawIcon } from './draw-icon.ts';

export const ArrowDown = /* @__PURE__ */ drawIcon('M12 5v14', 'm19 12-7 7-7-7');
