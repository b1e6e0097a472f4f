import shapes from 'lucide:image-up';
import { drawIcon } from './draw-icon.ts';

export const ImageUp = /* @__PURE__ */ drawIcon(shapes);
