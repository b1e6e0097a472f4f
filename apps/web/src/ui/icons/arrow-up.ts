import shapes from 'lucide:arrow-up';
import { drawIcon } from './draw-icon.ts';

export const ArrowUp = /* @__PURE__ */ drawIcon(shapes);
