import shapes from 'lucide:square';
import { drawIcon } from './draw-icon.ts';

export const Square = /* @__PURE__ */ drawIcon(shapes);
