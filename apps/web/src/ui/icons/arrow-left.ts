import shapes from 'lucide:arrow-left';
import { drawIcon } from './draw-icon.ts';

export const ArrowLeft = /* @__PURE__ */ drawIcon(shapes);
