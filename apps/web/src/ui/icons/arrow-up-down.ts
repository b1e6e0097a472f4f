import shapes from 'lucide:arrow-up-down';
import { drawIcon } from './draw-icon.ts';

export const ArrowUpDown = /* @__PURE__ */ drawIcon(shapes);
