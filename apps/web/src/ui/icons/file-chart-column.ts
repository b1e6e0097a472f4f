import shapes from 'lucide:file-chart-column';
import { drawIcon } from './draw-icon.ts';

export const FileChartColumn = /* @__PURE__ */ drawIcon(shapes);
