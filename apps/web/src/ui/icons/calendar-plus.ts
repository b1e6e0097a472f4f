import shapes from 'lucide:calendar-plus';
import { drawIcon } from './draw-icon.ts';

export const CalendarPlus = /* @__PURE__ */ drawIcon(shapes);
