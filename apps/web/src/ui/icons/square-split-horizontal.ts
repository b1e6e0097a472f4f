import { drawIcon } from './draw-icon.ts';

export const SquareSplitHorizontal = /* @__PURE__ */ drawIcon(
  'M12 2v20',
  'M16 3h3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-3',
  'M8 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3',
);
