import { drawIcon } from './draw-icon.ts';

export const CheckCheck = /* @__PURE__ */ drawIcon('M18 6 7 17l-5-5', 'm22 10-7.5 7.5L13 16');
