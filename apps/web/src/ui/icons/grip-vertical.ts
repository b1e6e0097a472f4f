import shapes from 'lucide:grip-vertical';
import { drawIcon } from './draw-icon.ts';

export const GripVertical = /* @__PURE__ */ drawIcon(shapes);
