import shapes from 'lucide:blend';
import { drawIcon } from './draw-icon.ts';

export const Blend = /* @__PURE__ */ drawIcon(shapes);
