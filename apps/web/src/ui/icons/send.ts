import shapes from 'lucide:send';
import { drawIcon } from './draw-icon.ts';

export const Send = /* @__PURE__ */ drawIcon(shapes);
