import { drawIcon } from './draw-icon.ts';

export const GitFork = /* @__PURE__ */ drawIcon(
  ['circle', { cx: '12', cy: '18', r: '3' }],
  ['circle', { cx: '6', cy: '6', r: '3' }],
  ['circle', { cx: '18', cy: '6', r: '3' }],
  'M18 9v2c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1V9',
  'M12 12v3',
);
