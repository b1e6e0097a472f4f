import shapes from 'lucide:copy';
import { drawIcon } from './draw-icon.ts';

export const Copy = /* @__PURE__ */ drawIcon(shapes);
