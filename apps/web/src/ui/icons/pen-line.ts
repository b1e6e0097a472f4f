import shapes from 'lucide:pen-line';
import { drawIcon } from './draw-icon.ts';

export const PenLine = /* @__PURE__ */ drawIcon(shapes);
