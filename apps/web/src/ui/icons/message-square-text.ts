import shapes from 'lucide:message-square-text';
import { drawIcon } from './draw-icon.ts';

export const MessageSquareText = /* @__PURE__ */ drawIcon(shapes);
