import shapes from 'lucide:play';
import { drawIcon } from './draw-icon.ts';

export const Play = /* @__PURE__ */ drawIcon(shapes);
