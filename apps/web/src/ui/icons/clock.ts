import shapes from 'lucide:clock';
import { drawIcon } from './draw-icon.ts';

export const Clock = /* @__PURE__ */ drawIcon(shapes);
