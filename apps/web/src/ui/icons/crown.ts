import shapes from 'lucide:crown';
import { drawIcon } from './draw-icon.ts';

export const Crown = /* @__PURE__ */ drawIcon(shapes);
