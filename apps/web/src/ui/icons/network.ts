import { drawIcon } from './draw-icon.ts';

export const Network = /* @__PURE__ */ drawIcon(
  ['rect', { x: '16', y: '16', width: '6', height: '6', rx: '1' }],
  ['rect', { x: '2', y: '16', width: '6', height: '6', rx: '1' }],
  ['rect', { x: '9', y: '2', width: '6', height: '6', rx: '1' }],
  'M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3',
  'M12 12V8',
);
