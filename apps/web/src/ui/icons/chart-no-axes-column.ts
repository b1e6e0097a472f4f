import shapes from 'lucide:chart-no-axes-column';
import { drawIcon } from './draw-icon.ts';

export const ChartNoAxesColumn = /* @__PURE__ */ drawIcon(shapes);
