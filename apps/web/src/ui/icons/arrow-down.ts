import shapes from 'lucide:arrow-down';
import { drawIcon } from './draw-icon.ts';

export const ArrowDown = /* @__PURE__ */ drawIcon(shapes);
