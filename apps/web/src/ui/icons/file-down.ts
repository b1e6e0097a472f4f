import shapes from 'lucide:file-down';
import { drawIcon } from './draw-icon.ts';

export const FileDown = /* @__PURE__ */ drawIcon(shapes);
