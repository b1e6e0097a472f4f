import shapes from 'lucide:circle-check';
import { drawIcon } from './draw-icon.ts';

export const CircleCheck = /* @__PURE__ */ drawIcon(shapes);
