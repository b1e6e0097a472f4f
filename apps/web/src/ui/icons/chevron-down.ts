import shapes from 'lucide:chevron-down';
import { drawIcon } from './draw-icon.ts';

export const ChevronDown = /* @__PURE__ */ drawIcon(shapes);
