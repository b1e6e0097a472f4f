import shapes from 'lucide:list-tree';
import { drawIcon } from './draw-icon.ts';

export const ListTree = /* @__PURE__ */ drawIcon(shapes);
