import shapes from 'lucide:square-split-horizontal';
import { drawIcon } from './draw-icon.ts';

export const SquareSplitHorizontal = /* @__PURE__ */ drawIcon(shapes);
