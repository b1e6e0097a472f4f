import shapes from 'lucide:folder-open';
import { drawIcon } from './draw-icon.ts';

export const FolderOpen = /* @__PURE__ */ drawIcon(shapes);
