import shapes from 'lucide:undo-2';
import { drawIcon } from './draw-icon.ts';

export const Undo2 = /* @__PURE__ */ drawIcon(shapes);
