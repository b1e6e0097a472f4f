import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Where the packaged Chromium is unpacked. */
export const browserCache = join(root, 'node_modules/.cache/assay');
/** Where Node keeps what it compiled, so that the next start does not compile it again. */
export const compiled = join(root, 'node_modules/.cache/assay/compiled');
export const site = join(root, 'apps/web/dist');
