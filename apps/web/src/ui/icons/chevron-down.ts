import { drawIcon } from './draw-icon.ts';

export const ChevronDown = /* @__PURE__ */ drawIcon('m6 9 6 6 6-6');
