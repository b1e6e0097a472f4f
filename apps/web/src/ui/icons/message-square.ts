import shapes from 'lucide:message-square';
import { drawIcon } from './draw-icon.ts';

export const MessageSquare = /* @__PURE__ */ drawIcon(shapes);
