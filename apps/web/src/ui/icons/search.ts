import shapes from 'lucide:search';
import { drawIcon } from './draw-icon.ts';

export const Search = /* @__PURE__ */ drawIcon(shapes);
