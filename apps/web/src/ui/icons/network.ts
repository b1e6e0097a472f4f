import shapes from 'lucide:network';
import { drawIcon } from './draw-icon.ts';

export const Network = /* @__PURE__ */ drawIcon(shapes);
