import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledModel, type LanguageModel, openModel } from '@assay/language/runtime';
import { createMeaning, openPool } from '@assay/runner';
import {
  type Attempt,
  type Grade,
  listNames,
  loadRecipe,
  loadTexts,
  type Recipe,
  type Scored,
  type ScoreOptions,
  scoreApp,
} from '@assay/testbed/real';

// REAL_APPS=trac,oscar measures these alone. REAL_MISSES=FILE writes the misses of the open half there, REAL_SCORES=FILE the grades of all.
// REAL_FORM=canonical runs the canonical forms alone, REAL_IDS=trac-01,trac-02 these requirements alone.
// REAL_MODEL=FILE.gguf reads with this language model instead of the bundled one, REAL_MODEL=off with none; REAL_READ=FILE gets each
// sentence of the open half with its reading.
// REAL_TRIES=off leaves out the tries with offered candidates, which take half of the time.
const wanted = process.env.REAL_APPS?.split(',');
const missesFile = process.env.REAL_MISSES;
const scoresFile = process.env.REAL_SCORES;
const retries = process.env.REAL_TRIES !== 'off';
const ids = process.env.REAL_IDS?.split(',');
const forms = (['written', 'canonical'] as const).filter(
  (form) => process.env.REAL_FORM === undefined || process.env.REAL_FORM === form,
);

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`;

function countGrade(attempts: readonly (Attempt | undefined)[], grade: Grade): number {
  return attempts.filter((attempt) => attempt?.grade === grade).length;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function summarise(scores: readonly Scored[]): Record<string, string | number> {
  const written = scores.flatMap((score) => score.written ?? []);
  const canonical = scores.flatMap((score) => score.canonical ?? []);
  const solved = scores.flatMap(({ tries }) => tries ?? []);
  return {
    texts: scores.length,
    right: percent(countGrade(written, 'right'), written.length),
    'false pass': countGrade(written, 'false pass'),
    'false fail': countGrade(written, 'false failure'),
    refused: countGrade(written, 'refused'),
    'right after choices': percent(solved.length, scores.length),
    tries:
      solved.length === 0 ? '-' : (solved.reduce((sum, tries) => sum + tries, 0) / solved.length).toFixed(2),
    's/text': median(written.map(({ seconds }) => seconds)).toFixed(1),
    'canonical right': percent(countGrade(canonical, 'right'), canonical.length),
    'c. false pass': countGrade(canonical, 'false pass'),
    'c. false fail': countGrade(canonical, 'false failure'),
    'c. refused': countGrade(canonical, 'refused'),
  };
}

function groupBy(scores: readonly Scored[], key: (score: Scored) => string): Record<string, object> {
  const groups = Map.groupBy(scores, key);
  const rows = [...groups].sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(rows.map(([name, group]) => [name, summarise(group)]));
}

/** Only counts: the texts of the sealed half are never printed. */
function tell(half: Recipe['half'], scores: readonly Scored[]): void {
  const mine = scores.filter((score) => score.half === half);
  if (mine.length === 0) return;
  console.log(`Real applications, ${half} half`);
  console.table({
    ...groupBy(mine, ({ text }) => text.set),
    ...groupBy(mine, ({ text }) => `style: ${text.style}`),
    ...groupBy(mine, ({ text }) => (text.verdict === 'passed' ? 'true' : `false by ${text.falseBy}`)),
    all: summarise(mine),
  });
}

function writeMisses(file: string, scores: readonly Scored[]): void {
  const misses = scores.filter(
    ({ half, written, canonical }) =>
      half === 'open' &&
      ((written && written.grade !== 'right') || (canonical && canonical.grade !== 'right')),
  );
  writeFileSync(file, misses.map((miss) => `${JSON.stringify(miss)}\n`).join(''));
}

/** Without texts and reasons, so that those of the sealed half stay unread. */
function writeScores(file: string, scores: readonly Scored[]): void {
  const grades = scores.map(
    ({ text: { id, set, style, verdict, falseBy }, half, written, canonical, tries }) => ({
      id,
      set,
      half,
      style,
      verdict,
      falseBy,
      written: written && { grade: written.grade, seconds: written.seconds },
      canonical: canonical && { grade: canonical.grade, seconds: canonical.seconds },
      tries,
    }),
  );
  writeFileSync(file, grades.map((grade) => `${JSON.stringify(grade)}\n`).join(''));
}

async function scoreAll(): Promise<Scored[]> {
  const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/assay');
  const pool = await openPool({ cacheFolder });
  const meaning = createMeaning();
  const files = process.env.REAL_MODEL?.split(',') ?? bundledModel;
  const models: LanguageModel[] = [];
  const readFile = process.env.REAL_READ;
  const options = {
    pool,
    similarity: meaning.similarity,
  };
  /** Each worker has a model of its own, with one thread: together they use the cores better than one model with several. */
  function openOwnModel(): Pick<ScoreOptions, 'model'> {
    if (files[0] === 'off') return {};
    const model = openModel({ file: files, maxMs: 300_000, threads: 1 });
    models.push(model);
    return { model };
  }
  const waiting = listNames().filter((name) => !wanted || wanted.includes(name));
  const scores: Scored[] = [];
  async function work(): Promise<void> {
    const own = { ...options, ...openOwnModel() };
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const recipe = await loadRecipe(name);
      const texts = loadTexts(recipe).filter(({ id }) => !ids || ids.includes(id));
      const onRead =
        readFile && recipe.half === 'open'
          ? { onRead: (read: object) => appendFileSync(readFile, `${JSON.stringify(read)}\n`) }
          : {};
      if (texts.length > 0)
        scores.push(...(await scoreApp(recipe, texts, { ...own, ...onRead, retries, forms })));
    }
  }
  try {
    await Promise.all(Array.from({ length: pool.parallel }, work));
  } finally {
    await meaning.close();
    for (const model of models) await model.close();
    await pool.close();
  }
  return scores;
}

/** Verdicts on applications that nobody here wrote, as people write and in canonical steps. */
export async function reportReal(): Promise<void> {
  const scores = await scoreAll();
  tell('open', scores);
  tell('sealed', scores);
  if (missesFile) writeMisses(missesFile, scores);
  if (scoresFile) writeScores(scoresFile, scores);
}
