import shapes from 'lucide:pencil';
import { drawIcon } from './draw-icon.ts';

export const Pencil = /* @__PURE__ */ drawIcon(shapes);
