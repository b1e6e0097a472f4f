import shapes from 'lucide:camera';
import { drawIcon } from './draw-icon.ts';

export const Camera = /* @__PURE__ */ drawIcon(shapes);
