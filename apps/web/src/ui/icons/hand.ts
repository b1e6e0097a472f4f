import shapes from 'lucide:hand';
import { drawIcon } from './draw-icon.ts';

export const Hand = /* @__PURE__ */ drawIcon(shapes);
