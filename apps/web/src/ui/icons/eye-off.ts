import shapes from 'lucide:eye-off';
import { drawIcon } from './draw-icon.ts';

export const EyeOff = /* @__PURE__ */ drawIcon(shapes);
