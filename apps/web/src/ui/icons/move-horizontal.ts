import shapes from 'lucide:move-horizontal';
import { drawIcon } from './draw-icon.ts';

export const MoveHorizontal = /* @__PURE__ */ drawIcon(shapes);
