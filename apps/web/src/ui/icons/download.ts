import shapes from 'lucide:download';
import { drawIcon } from './draw-icon.ts';

export const Download = /* @__PURE__ */ drawIcon(shapes);
