import { type Draft, type Row, toRow } from './draft.ts';
import { loseTarget } from './lose-target.ts';
import { namedIn } from './names.ts';
import { type Random, startRandom } from './random.ts';
import { simulateViews } from './simulate-view.ts';
import { makePool, type Pool } from './swap.ts';
import { vary } from './vary.ts';

export interface Drafts {
  /** With the page as it was recorded. */
  grounded: readonly Draft[];
  /** Without a page. */
  plain: readonly Draft[];
}

/** How many of the plain sentences are taught with a made-up page in front. */
const simulated = 0.6;
/** How many sentences are taught on a page that lacks what they name. */
const missing = 0.2;
const quotedName = /"((?:[^"\\]|\\.)+)"/g;

function collectPool(drafts: readonly Draft[]): Pool {
  const names = new Set<string>();
  const values = new Set<string>();
  const pages = new Map(drafts.flatMap(({ page }) => (page ? [[page.id, page]] : [])));
  for (const { lines } of pages.values())
    for (const { text } of lines) for (const [, name = ''] of text.matchAll(quotedName)) names.add(name);
  for (const { steps } of drafts) for (const value of namedIn(steps).values) values.add(value);
  return makePool(names, values);
}

/** Of the sentences without a page each epoch takes the part `share`. */
function teach(
  { grounded, plain: all }: Drafts,
  pool: Pool,
  { epoch, share, random }: { epoch: number; share: number; random: Random },
): Row[] {
  const plain = share < 1 ? all.filter(() => random.chance(share)) : all;
  const drafts = [
    ...grounded,
    ...simulateViews(plain, random).map((draft, index) =>
      random.chance(simulated) ? draft : (plain[index] ?? draft),
    ),
  ];
  // The first time every sentence is taught as it was written.
  const change = (draft: Draft, index: number) => {
    const varied = vary(draft, drafts[index + 1], pool, random);
    return random.chance(missing) ? loseTarget(varied, pool, random) : varied;
  };
  const varied = epoch === 0 ? drafts : drafts.map(change);
  // Rows of the same page stay together: they are packed much smaller so. They are shuffled where they are taught.
  return varied.map(toRow);
}

const isTaught = ({ group }: Draft) => group === 'train';

/** Rows to teach, epoch by epoch, each in other words; then those that are only scored. */
export function* makeRows(
  { grounded, plain }: Drafts,
  { epochs, seed, plainShare = 1 }: { epochs: number; seed: string; plainShare?: number },
): Generator<Row & { epoch: number }> {
  const taught = { grounded: grounded.filter(isTaught), plain: plain.filter(isTaught) };
  const pool = collectPool([...taught.grounded, ...taught.plain]);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const row of teach(taught, pool, {
      epoch,
      share: plainShare,
      random: startRandom(`${seed} ${epoch}`),
    }))
      yield { ...row, epoch };
  const scored = [...grounded, ...plain].filter((draft) => !isTaught(draft));
  for (const draft of scored) yield { ...toRow(draft), epoch: -1 };
  const paged = simulateViews(
    scored.filter(({ page }) => !page),
    startRandom(seed),
    true,
  );
  for (const draft of paged) yield { ...toRow({ ...draft, group: `${draft.group} with view` }), epoch: -1 };
}
