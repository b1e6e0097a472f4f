import { drawIcon } from './draw-icon.ts';

export const Check = /* @__PURE__ */ drawIcon('M20 6 9 17l-5-5');
