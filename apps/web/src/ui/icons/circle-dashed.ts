import shapes from 'lucide:circle-dashed';
import { drawIcon } from './draw-icon.ts';

export const CircleDashed = /* @__PURE__ */ drawIcon(shapes);
