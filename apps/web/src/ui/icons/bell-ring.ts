import shapes from 'lucide:bell-ring';
import { drawIcon } from './draw-icon.ts';

export const BellRing = /* @__PURE__ */ drawIcon(shapes);
