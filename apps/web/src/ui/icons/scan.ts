import { drawIcon } from './draw-icon.ts';

export const Scan = /* @__PURE__ */ drawIcon(
  'M3 7V5a2 2 0 0 1 2-2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M21 17v2a2 2 0 0 1-2 2h-2',
  'M7 21H5a2 2 0 0 1-2-2v-2',
);
