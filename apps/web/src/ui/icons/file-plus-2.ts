import shapes from 'lucide:file-plus-2';
import { drawIcon } from './draw-icon.ts';

export const FilePlus2 = /* @__PURE__ */ drawIcon(shapes);
