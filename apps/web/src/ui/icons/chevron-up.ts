import shapes from 'lucide:chevron-up';
import { drawIcon } from './draw-icon.ts';

export const ChevronUp = /* @__PURE__ */ drawIcon(shapes);
