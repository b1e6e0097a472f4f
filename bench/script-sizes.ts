import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site } from '../scripts/places.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const budget = 150;

/** A chunk and all it imports before it can run. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) withImports(manifest, needed, seen);
  return seen;
}

/** How many files a page is loaded in, with its styles. */
function countFiles(manifest: Manifest, scripts: Set<string>): number {
  const chunks = Object.values(manifest).filter(({ file }) => scripts.has(file));
  return new Set([...scripts, ...chunks.flatMap(({ css = [] }) => css)]).size;
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(site, file)), { level: 9 }).length;
  return bytes / 1000;
}

/** The gzipped JavaScript that each page loads before it can be used. */
export function reportSizes(): void {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const shared = withImports(manifest, entry);
  const routes = Object.keys(manifest).filter((key) => /^src\/routes\/[^/]+\/page\.tsx$/.test(key));
  console.log(`JavaScript, gzipped (entry and what it imports: ${kilobytes(shared).toFixed(1)} kB)`);
  for (const route of routes) {
    const own = manifest[route]?.file ?? '';
    if (!own.startsWith('static/js/')) throw new Error(`${route} is not a chunk of its own under static/js.`);
    const scripts = withImports(manifest, route, new Set(shared));
    const total = kilobytes(scripts);
    const name = route.split('/')[2] ?? '';
    const verdict =
      name === 'login' ? `  goal: under ${budget} kB, ${total < budget ? 'met' : 'MISSED'}` : '';
    console.log(
      `  ${name.padEnd(24)}${kilobytes([own]).toFixed(1).padStart(6)} kB own ${total.toFixed(1).padStart(7)} kB in all ${String(countFiles(manifest, scripts)).padStart(3)} files${verdict}`,
    );
  }
}
