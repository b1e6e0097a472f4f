import shapes from 'lucide:user-round';
import { drawIcon } from './draw-icon.ts';

export const UserRound = /* @__PURE__ */ drawIcon(shapes);
