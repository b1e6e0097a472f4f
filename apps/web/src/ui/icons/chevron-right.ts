import shapes from 'lucide:chevron-right';
import { drawIcon } from './draw-icon.ts';

export const ChevronRight = /* @__PURE__ */ drawIcon(shapes);
