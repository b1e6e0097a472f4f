import { drawIcon } from './draw-icon.ts';

export const Circle = /* @__PURE__ */ drawIcon(['circle', { cx: '12', cy: '12', r: '10' }]);
