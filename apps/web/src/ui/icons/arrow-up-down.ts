import { drawIcon } from './draw-icon.ts';

export const ArrowUpDown = /* @__PURE__ */ drawIcon('m21 16-4 4-4-4', 'M17 20V4', 'm3 8 4-4 4 4', 'M7 4v16');
