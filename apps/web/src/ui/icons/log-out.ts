import shapes from 'lucide:log-out';
import { drawIcon } from './draw-icon.ts';

export const LogOut = /* @__PURE__ */ drawIcon(shapes);
