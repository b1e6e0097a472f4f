import shapes from 'lucide:repeat-2';
import { drawIcon } from './draw-icon.ts';

export const Repeat2 = /* @__PURE__ */ drawIcon(shapes);
