import shapes from 'lucide:sun';
import { drawIcon } from './draw-icon.ts';

export const Sun = /* @__PURE__ */ drawIcon(shapes);
