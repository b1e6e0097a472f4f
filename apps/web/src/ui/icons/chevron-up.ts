import { drawIcon } from './draw-icon.ts';

export const ChevronUp = /* @__PURE__ */ drawIcon('m18 15-6-6-6 6');
