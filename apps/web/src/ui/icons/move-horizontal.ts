import { drawIcon } from './draw-icon.ts';

export const MoveHorizontal = /* @__PURE__ */ drawIcon('m18 8 4 4-4 4', 'M2 12h20', 'm6 8-4 4 4 4');
