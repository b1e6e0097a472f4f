import shapes from 'lucide:play-circle';
import { drawIcon } from './draw-icon.ts';

export const PlayCircle = /* @__PURE__ */ drawIcon(shapes);
