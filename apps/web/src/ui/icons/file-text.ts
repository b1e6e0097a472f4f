import shapes from 'lucide:file-text';
import { drawIcon } from './draw-icon.ts';

export const FileText = /* @__PURE__ */ drawIcon(shapes);
