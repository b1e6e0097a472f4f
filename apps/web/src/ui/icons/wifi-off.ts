import shapes from 'lucide:wifi-off';
import { drawIcon } from './draw-icon.ts';

export const WifiOff = /* @__PURE__ */ drawIcon(shapes);
