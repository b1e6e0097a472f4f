import shapes from 'lucide:mouse-pointer-click';
import { drawIcon } from './draw-icon.ts';

export const MousePointerClick = /* @__PURE__ */ drawIcon(shapes);
