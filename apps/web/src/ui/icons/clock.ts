import { drawIcon } from './draw-icon.ts';

export const Clock = /* @__PURE__ */ drawIcon(['circle', { cx: '12', cy: '12', r: '10' }], 'M12 6v6l4 2');
