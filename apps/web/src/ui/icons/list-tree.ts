import { drawIcon } from './draw-icon.ts';

export const ListTree = /* @__PURE__ */ drawIcon(
  'M8 5h13',
  'M13 12h8',
  'M13 19h8',
  'M3 10a2 2 0 0 0 2 2h3',
  'M3 5v12a2 2 0 0 0 2 2h3',
);
