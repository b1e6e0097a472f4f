import { drawIcon } from './draw-icon.ts';

export const CircleX = /* @__PURE__ */ drawIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm15 9-6 6',
  'm9 9 6 6',
);
