import shapes from 'lucide:user';
import { drawIcon } from './draw-icon.ts';

export const User = /* @__PURE__ */ drawIcon(shapes);
