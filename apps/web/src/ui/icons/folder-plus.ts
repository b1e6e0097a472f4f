import shapes from 'lucide:folder-plus';
import { drawIcon } from './draw-icon.ts';

export const FolderPlus = /* @__PURE__ */ drawIcon(shapes);
