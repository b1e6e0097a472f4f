/**
 * Shows recorded states of pages as text: `node show-view.ts pages/MAKE.jsonl.br ID…`. Without an id all states of the file are shown,
 * without a file one state is read from the standard input.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expandSnapshot } from '@assay/testbed/snapshots';
import { renderView, sayView } from '../src/view/index.ts';

const [file, ...ids] = process.argv.slice(2);
const bytes = readFileSync(file ?? 0);
const text = file?.endsWith('.br') ? brotliDecompressSync(bytes).toString() : bytes.toString();
for (const line of text.split('\n')) {
  if (line.trim() === '') continue;
  const state = JSON.parse(line) as Record<string, unknown> & { id?: string };
  if (ids.length > 0 && !ids.includes(state.id ?? '')) continue;
  console.log(`== ${state.id ?? ''}\n${sayView(renderView(expandSnapshot(state)))}\n`);
}
