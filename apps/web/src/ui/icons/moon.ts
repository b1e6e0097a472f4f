import shapes from 'lucide:moon';
import { drawIcon } from './draw-icon.ts';

export const Moon = /* @__PURE__ */ drawIcon(shapes);
