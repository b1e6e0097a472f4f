import shapes from 'lucide:list-checks';
import { drawIcon } from './draw-icon.ts';

export const ListChecks = /* @__PURE__ */ drawIcon(shapes);
