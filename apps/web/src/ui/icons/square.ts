import { drawIcon } from './draw-icon.ts';

export const Square = /* @__PURE__ */ drawIcon([
  'rect',
  { width: '18', height: '18', x: '3', y: '3', rx: '2' },
]);
