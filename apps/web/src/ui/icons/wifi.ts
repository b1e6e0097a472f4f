import shapes from 'lucide:wifi';
import { drawIcon } from './draw-icon.ts';

export const Wifi = /* @__PURE__ */ drawIcon(shapes);
