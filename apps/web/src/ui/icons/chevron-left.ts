import { drawIcon } from './draw-icon.ts';

export const ChevronLeft = /* @__PURE__ */ drawIcon('m15 18-6-6 6-6');
