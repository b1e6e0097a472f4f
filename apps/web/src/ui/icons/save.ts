import shapes from 'lucide:save';
import { drawIcon } from './draw-icon.ts';

export const Save = /* @__PURE__ */ drawIcon(shapes);
