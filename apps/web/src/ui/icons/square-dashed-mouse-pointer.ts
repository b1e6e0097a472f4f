import { drawIcon } from './draw-icon.ts';

export const SquareDashedMousePointer = /* @__PURE__ */ drawIcon(
  'M12.034 12.681a.498.498 0 0 1 .647-.647l9 3.5a.5.5 0 0 1-.033.943l-3.444 1.068a1 1 0 0 0-.66.66l-1.067 3.443a.5.5 0 0 1-.943.033z',
  'M5 3a2 2 0 0 0-2 2',
  'M19 3a2 2 0 0 1 2 2',
  'M5 21a2 2 0 0 1-2-2',
  'M9 3h1',
  'M9 21h2',
  'M14 3h1',
  'M3 9v1',
  'M21 9v2',
  'M3 14v1',
);
