import shapes from 'lucide:minus';
import { drawIcon } from './draw-icon.ts';

export const Minus = /* @__PURE__ */ drawIcon(shapes);
