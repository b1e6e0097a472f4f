import shapes from 'lucide:images';
import { drawIcon } from './draw-icon.ts';

export const Images = /* @__PURE__ */ drawIcon(shapes);
