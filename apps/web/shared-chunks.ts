import type { Rolldown } from 'vite';

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Context = Rolldown.ChunkingContext;

/** What visitors open first, which must stay small, and the pages that ask them for something. */
const forReading = /\/routes\/(home|privacy|terms|not-found)\/page\.tsx$/;
const forVisitors = /\/routes\/(login|signup|forgot-password|reset-password|contact)\/page\.tsx$/;
const aroundSignedIn = /\/shell\/signed-in-area\.tsx$/;
/** What fewer pages have in common is a file of its own, and not loaded by all the others. */
const manyPages = 4;

/** The pages, and whatever else is loaded only when it is needed, that cannot run without a module. */
function findRoots(id: string, context: Context): string[] {
  const roots: string[] = [];
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (info && info.dynamicImporters.length > 0) roots.push(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return roots;
}

function nameOwnChunk(id: string, context: Context): string | null {
  const roots = findRoots(id, context);
  if (roots.length < 2) return null;
  if (roots.some((root) => forReading.test(root))) return 'reading';
  if (roots.some((root) => forVisitors.test(root))) return 'visitors';
  const isCommon = roots.length >= manyPages || roots.some((root) => aroundSignedIn.test(root));
  return isCommon ? 'signed-in' : null;
}

/**
 * Left to itself the bundler makes a file of whatever exactly the same pages have in common, down to single icons: a page was
 * loaded in seventy pieces. Here they are gathered by who needs them. Libraries have one index that all pages import, so that
 * only their number of users tells anything; what the entry needs comes first.
 */
export const sharedChunks: Options = {
  // What a module needs is needed by at least the same pages, so that files do not come to need each other.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', tags: ['$initial'], priority: 2 },
    { name: 'icons', test: /[\\/]ui[\\/]icons[\\/]/, minShareCount: 2, priority: 1 },
    { name: 'controls', test: /[\\/]@mantine[\\/]/, minShareCount: 10, priority: 1 },
    { name: nameOwnChunk, test: /[\\/]src[\\/]/ },
  ],
};
