import shapes from 'lucide:arrow-big-up';
import { drawIcon } from './draw-icon.ts';

export const ArrowBigUp = /* @__PURE__ */ drawIcon(shapes);
