import shapes from 'lucide:menu';
import { drawIcon } from './draw-icon.ts';

export const Menu = /* @__PURE__ */ drawIcon(shapes);
