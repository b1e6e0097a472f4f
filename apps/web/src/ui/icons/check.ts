import shapes from 'lucide:check';
import { drawIcon } from './draw-icon.ts';

export const Check = /* @__PURE__ */ drawIcon(shapes);
