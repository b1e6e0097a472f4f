import { drawIcon } from './draw-icon.ts';

export const ChevronRight = /* @__PURE__ */ drawIcon('m9 18 6-6-6-6');
