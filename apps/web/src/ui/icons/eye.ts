import shapes from 'lucide:eye';
import { drawIcon } from './draw-icon.ts';

export const Eye = /* @__PURE__ */ drawIcon(shapes);
