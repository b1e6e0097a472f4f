import shapes from 'lucide:plus';
import { drawIcon } from './draw-icon.ts';

export const Plus = /* @__PURE__ */ drawIcon(shapes);
