// Builds the pages and the programs for an image, with the Node that it was started with.
import { ensureBuilt } from '../scripts/setup.mjs';

ensureBuilt(process.execPath);
