import { drawIcon } from './draw-icon.ts';

export const Minus = /* @__PURE__ */ drawIcon('M5 12h14');
