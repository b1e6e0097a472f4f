import { drawIcon } from './draw-icon.ts';

export const Columns2 = /* @__PURE__ */ drawIcon(
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M12 3v18',
);
