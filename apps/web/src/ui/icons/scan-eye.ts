import shapes from 'lucide:scan-eye';
import { drawIcon } from './draw-icon.ts';

export const ScanEye = /* @__PURE__ */ drawIcon(shapes);
