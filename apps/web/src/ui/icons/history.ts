import shapes from 'lucide:history';
import { drawIcon } from './draw-icon.ts';

export const History = /* @__PURE__ */ drawIcon(shapes);
