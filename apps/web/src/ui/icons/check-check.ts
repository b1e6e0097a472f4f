import shapes from 'lucide:check-check';
import { drawIcon } from './draw-icon.ts';

export const CheckCheck = /* @__PURE__ */ drawIcon(shapes);
