import shapes from 'lucide:diff';
import { drawIcon } from './draw-icon.ts';

export const Diff = /* @__PURE__ */ drawIcon(shapes);
