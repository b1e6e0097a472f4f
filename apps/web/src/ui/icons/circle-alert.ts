import shapes from 'lucide:circle-alert';
import { drawIcon } from './draw-icon.ts';

export const CircleAlert = /* @__PURE__ */ drawIcon(shapes);
