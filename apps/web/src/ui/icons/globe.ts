import shapes from 'lucide:globe';
import { drawIcon } from './draw-icon.ts';

export const Globe = /* @__PURE__ */ drawIcon(shapes);
