import shapes from 'lucide:settings';
import { drawIcon } from './draw-icon.ts';

export const Settings = /* @__PURE__ */ drawIcon(shapes);
