import shapes from 'lucide:info';
import { drawIcon } from './draw-icon.ts';

export const Info = /* @__PURE__ */ drawIcon(shapes);
