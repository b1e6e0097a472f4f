import shapes from 'lucide:rotate-cw';
import { drawIcon } from './draw-icon.ts';

export const RotateCw = /* @__PURE__ */ drawIcon(shapes);
