import shapes from 'lucide:square-dashed-mouse-pointer';
import { drawIcon } from './draw-icon.ts';

export const SquareDashedMousePointer = /* @__PURE__ */ drawIcon(shapes);
