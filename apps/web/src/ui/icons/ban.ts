import shapes from 'lucide:ban';
import { drawIcon } from './draw-icon.ts';

export const Ban = /* @__PURE__ */ drawIcon(shapes);
