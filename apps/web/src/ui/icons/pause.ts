import shapes from 'lucide:pause';
import { drawIcon } from './draw-icon.ts';

export const Pause = /* @__PURE__ */ drawIcon(shapes);
