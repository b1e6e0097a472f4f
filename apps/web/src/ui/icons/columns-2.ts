import shapes from 'lucide:columns-2';
import { drawIcon } from './draw-icon.ts';

export const Columns2 = /* @__PURE__ */ drawIcon(shapes);
