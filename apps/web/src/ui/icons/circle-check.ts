import { drawIcon } from './draw-icon.ts';

export const CircleCheck = /* @__PURE__ */ drawIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm16 9-5.5 5.5L8 12',
);
