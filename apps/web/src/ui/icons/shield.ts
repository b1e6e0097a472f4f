import shapes from 'lucide:shield';
import { drawIcon } from './draw-icon.ts';

export const Shield = /* @__PURE__ */ drawIcon(shapes);
