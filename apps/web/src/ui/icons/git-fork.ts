import shapes from 'lucide:git-fork';
import { drawIcon } from './draw-icon.ts';

export const GitFork = /* @__PURE__ */ drawIcon(shapes);
