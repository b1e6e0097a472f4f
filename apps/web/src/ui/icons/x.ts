import shapes from 'lucide:x';
import { drawIcon } from './draw-icon.ts';

export const X = /* @__PURE__ */ drawIcon(shapes);
