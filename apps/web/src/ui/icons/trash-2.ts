import shapes from 'lucide:trash-2';
import { drawIcon } from './draw-icon.ts';

export const Trash2 = /* @__PURE__ */ drawIcon(shapes);
