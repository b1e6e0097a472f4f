import shapes from 'lucide:copy-plus';
import { drawIcon } from './draw-icon.ts';

export const CopyPlus = /* @__PURE__ */ drawIcon(shapes);
