import shapes from 'lucide:refresh-cw';
import { drawIcon } from './draw-icon.ts';

export const RefreshCw = /* @__PURE__ */ drawIcon(shapes);
