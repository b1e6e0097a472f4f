import shapes from 'lucide:upload';
import { drawIcon } from './draw-icon.ts';

export const Upload = /* @__PURE__ */ drawIcon(shapes);
