import shapes from 'lucide:link-2';
import { drawIcon } from './draw-icon.ts';

export const Link2 = /* @__PURE__ */ drawIcon(shapes);
