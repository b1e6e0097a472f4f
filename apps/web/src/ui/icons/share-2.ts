import shapes from 'lucide:share-2';
import { drawIcon } from './draw-icon.ts';

export const Share2 = /* @__PURE__ */ drawIcon(shapes);
