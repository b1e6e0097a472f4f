import shapes from 'lucide:image-off';
import { drawIcon } from './draw-icon.ts';

export const ImageOff = /* @__PURE__ */ drawIcon(shapes);
