import shapes from 'lucide:circle';
import { drawIcon } from './draw-icon.ts';

export const Circle = /* @__PURE__ */ drawIcon(shapes);
