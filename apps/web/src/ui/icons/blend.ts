import { drawIcon } from './draw-icon.ts';

export const Blend = /* @__PURE__ */ drawIcon(
  ['circle', { cx: '15', cy: '9', r: '7' }],
  ['circle', { cx: '9', cy: '15', r: '7' }],
);
