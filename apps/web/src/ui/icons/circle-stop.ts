import shapes from 'lucide:circle-stop';
import { drawIcon } from './draw-icon.ts';

export const CircleStop = /* @__PURE__ */ drawIcon(shapes);
