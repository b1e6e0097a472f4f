import shapes from 'lucide:circle-slash';
import { drawIcon } from './draw-icon.ts';

export const CircleSlash = /* @__PURE__ */ drawIcon(shapes);
