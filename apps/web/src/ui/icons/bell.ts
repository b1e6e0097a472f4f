import shapes from 'lucide:bell';
import { drawIcon } from './draw-icon.ts';

export const Bell = /* @__PURE__ */ drawIcon(shapes);
