import shapes from 'lucide:flask-conical';
import { drawIcon } from './draw-icon.ts';

export const FlaskConical = /* @__PURE__ */ drawIcon(shapes);
