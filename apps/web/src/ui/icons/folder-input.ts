import shapes from 'lucide:folder-input';
import { drawIcon } from './draw-icon.ts';

export const FolderInput = /* @__PURE__ */ drawIcon(shapes);
