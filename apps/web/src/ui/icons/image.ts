import shapes from 'lucide:image';
import { drawIcon } from './draw-icon.ts';

export const Image = /* @__PURE__ */ drawIcon(shapes);
