import shapes from 'lucide:lock-keyhole';
import { drawIcon } from './draw-icon.ts';

export const LockKeyhole = /* @__PURE__ */ drawIcon(shapes);
