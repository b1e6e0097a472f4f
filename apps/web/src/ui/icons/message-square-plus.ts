import shapes from 'lucide:message-square-plus';
import { drawIcon } from './draw-icon.ts';

export const MessageSquarePlus = /* @__PURE__ */ drawIcon(shapes);
