import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Where the packaged Chromium is unpacked. */
export const browserCache = join(root, 'node_modules/.cache/assay');
export const site = join(root, 'apps/web/dist');
