import shapes from 'lucide:mail-open';
import { drawIcon } from './draw-icon.ts';

export const MailOpen = /* @__PURE__ */ drawIcon(shapes);
