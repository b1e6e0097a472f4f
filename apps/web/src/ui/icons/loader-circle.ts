import shapes from 'lucide:loader-circle';
import { drawIcon } from './draw-icon.ts';

export const LoaderCircle = /* @__PURE__ */ drawIcon(shapes);
