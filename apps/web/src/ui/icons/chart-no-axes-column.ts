import { drawIcon } from './draw-icon.ts';

export const ChartNoAxesColumn = /* @__PURE__ */ drawIcon('M5 21v-6', 'M12 21V3', 'M19 21V9');
