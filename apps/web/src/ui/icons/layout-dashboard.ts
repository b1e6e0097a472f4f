import shapes from 'lucide:layout-dashboard';
import { drawIcon } from './draw-icon.ts';

export const LayoutDashboard = /* @__PURE__ */ drawIcon(shapes);
