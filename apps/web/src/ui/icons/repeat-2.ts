import { drawIcon } from './draw-icon.ts';

export const Repeat2 = /* @__PURE__ */ drawIcon(
  'm2 9 3-3 3 3',
  'M13 18H7a2 2 0 0 1-2-2V6',
  'm22 15-3 3-3-3',
  'M11 6h6a2 2 0 0 1 2 2v10',
);
