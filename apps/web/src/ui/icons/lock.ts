import shapes from 'lucide:lock';
import { drawIcon } from './draw-icon.ts';

export const Lock = /* @__PURE__ */ drawIcon(shapes);
