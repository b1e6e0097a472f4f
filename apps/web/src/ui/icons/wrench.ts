import shapes from 'lucide:wrench';
import { drawIcon } from './draw-icon.ts';

export const Wrench = /* @__PURE__ */ drawIcon(shapes);
