import { drawIcon } from './draw-icon.ts';

export const ArrowRight = /* @__PURE__ */ drawIcon('M5 12h14', 'm12 5 7 7-7 7');
