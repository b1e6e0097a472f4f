import shapes from 'lucide:scan';
import { drawIcon } from './draw-icon.ts';

export const Scan = /* @__PURE__ */ drawIcon(shapes);
