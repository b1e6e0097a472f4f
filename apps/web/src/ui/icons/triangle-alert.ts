import shapes from 'lucide:triangle-alert';
import { drawIcon } from './draw-icon.ts';

export const TriangleAlert = /* @__PURE__ */ drawIcon(shapes);
