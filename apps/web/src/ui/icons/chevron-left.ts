import shapes from 'lucide:chevron-left';
import { drawIcon } from './draw-icon.ts';

export const ChevronLeft = /* @__PURE__ */ drawIcon(shapes);
