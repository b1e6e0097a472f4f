import shapes from 'lucide:rotate-ccw';
import { drawIcon } from './draw-icon.ts';

export const RotateCcw = /* @__PURE__ */ drawIcon(shapes);
