import shapes from 'lucide:image-plus';
import { drawIcon } from './draw-icon.ts';

export const ImagePlus = /* @__PURE__ */ drawIcon(shapes);
