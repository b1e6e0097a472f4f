import shapes from 'lucide:shield-check';
import { drawIcon } from './draw-icon.ts';

export const ShieldCheck = /* @__PURE__ */ drawIcon(shapes);
