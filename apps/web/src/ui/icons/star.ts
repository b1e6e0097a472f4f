import shapes from 'lucide:star';
import { drawIcon } from './draw-icon.ts';

export const Star = /* @__PURE__ */ drawIcon(shapes);
