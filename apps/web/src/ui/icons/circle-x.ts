import shapes from 'lucide:circle-x';
import { drawIcon } from './draw-icon.ts';

export const CircleX = /* @__PURE__ */ drawIcon(shapes);
