import shapes from 'lucide:sparkles';
import { drawIcon } from './draw-icon.ts';

export const Sparkles = /* @__PURE__ */ drawIcon(shapes);
