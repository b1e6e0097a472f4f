import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserPool, openPool } from '@assay/runner';
import { parseJsonl } from '../texts/parse-jsonl.ts';
import { listNames, loadRecipe, loadTexts, loadTruths } from './load.ts';
import type { Recipe } from './recipe.ts';
import { type RealText, realText } from './records.ts';
import { runTruths } from './run-truths.ts';
import { openStage } from './stage.ts';
import type { Truths } from './truth.ts';
import { dumpViews } from './views.ts';

const usage = `npm run testbed -- NAME [--port N]            installs and starts an application until Ctrl-C
npm run testbed -- truth NAME… [--only ID,ID]  runs the truth scripts of applications (all without a name)
npm run testbed -- views NAME…                 writes the pages that the truth scripts see to the cache folder
npm run testbed -- list                        names the applications

--folder DIR  takes requirements.jsonl and truth.ts from another folder`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    only: { type: 'string' },
    folder: { type: 'string' },
    fault: { type: 'string' },
  },
});

async function list(): Promise<void> {
  for (const name of listNames()) {
    const { half, make, kind } = await loadRecipe(name);
    console.log(`${name.padEnd(16)} ${half.padEnd(7)} ${kind.padEnd(24)} ${make}`);
  }
}

async function serve(name: string): Promise<void> {
  const recipe = await loadRecipe(name);
  const stage = await openStage(recipe, values.port ? Number(values.port) : undefined);
  if (values.fault) await stage.set(JSON.parse(values.fault));
  console.log(`${name}: ${stage.base}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(0)));
}

async function gather(recipe: Recipe): Promise<{ texts: RealText[]; truths: Truths }> {
  if (!values.folder) return { texts: loadTexts(recipe), truths: await loadTruths(recipe) };
  const folder = resolve(values.folder);
  const file = join(folder, 'requirements.jsonl');
  const { truths } = (await import(pathToFileURL(join(folder, 'truth.ts')).href)) as { truths: Truths };
  return { texts: parseJsonl(file, readFileSync(file, 'utf8'), recipe.name, realText), truths };
}

type Check = (recipe: Recipe, texts: RealText[], truths: Truths, pool: BrowserPool) => Promise<boolean>;

async function showTruth(
  recipe: Recipe,
  texts: RealText[],
  truths: Truths,
  pool: BrowserPool,
): Promise<boolean> {
  const stage = await openStage(recipe);
  try {
    const found = await runTruths(texts, truths, { pool, stage });
    const right = texts.length - found.length;
    console.log(`${recipe.name}: ${right} of ${texts.length} scripts show what the record says`);
    for (const { id, problem } of found) console.log(`  ${id}: ${problem}`);
    return found.length === 0;
  } finally {
    await stage.close();
  }
}

async function showViews(
  recipe: Recipe,
  texts: RealText[],
  truths: Truths,
  pool: BrowserPool,
): Promise<boolean> {
  const { file, views } = await dumpViews(recipe, texts, truths, pool);
  console.log(`${recipe.name}: ${views} views in ${file}`);
  return true;
}

async function forEach(names: readonly string[], check: Check): Promise<boolean> {
  const only = values.only?.split(',');
  const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/assay');
  const pool = await openPool({ cacheFolder });
  let isGreen = true;
  try {
    for (const name of names.length > 0 ? names : listNames()) {
      const recipe = await loadRecipe(name);
      const { texts, truths } = await gather(recipe);
      const chosen = only ? texts.filter(({ id }) => only.includes(id)) : texts;
      if (!(await check(recipe, chosen, truths, pool))) isGreen = false;
    }
  } finally {
    await pool.close();
  }
  return isGreen;
}

const [command, ...names] = positionals;
if (!command) {
  console.log(usage);
  process.exit(2);
} else if (command === 'list') {
  await list();
} else if (command === 'truth') {
  process.exit((await forEach(names, showTruth)) ? 0 : 1);
} else if (command === 'views') {
  process.exit((await forEach(names, showViews)) ? 0 : 1);
} else {
  await serve(command);
}
