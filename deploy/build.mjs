// Builds the pages and the comparison of pictures for an image, with the Node that it was started with.
import { ensureBuilt } from '../scripts/setup.mjs';

ensureBuilt(process.execPath);
