import { drawIcon } from './draw-icon.ts';

export const ArrowLeft = /* @__PURE__ */ drawIcon('m12 19-7-7 7-7', 'M19 12H5');
