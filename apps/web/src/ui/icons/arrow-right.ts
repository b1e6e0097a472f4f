import shapes from 'lucide:arrow-right';
import { drawIcon } from './draw-icon.ts';

export const ArrowRight = /* @__PURE__ */ drawIcon(shapes);
