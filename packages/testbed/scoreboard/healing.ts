/// <reference lib="dom" />
import { join } from 'node:path';
import { demoHandler } from '@assay/demo';
import type { Target } from '@assay/planner/steps';
import { openPool } from '@assay/runner';
import {
  describeLocator,
  doubtWords,
  fingerprintOn,
  ground,
  heal,
  locate,
  type PageSnapshot,
  type Purpose,
  type RememberedElement,
  recallUnchanged,
  resolve,
  type SeenElement,
  sayTarget,
  takeSnapshot,
  targetFor,
  viewOf,
} from '@assay/runner/internals';
import type { Page } from 'playwright-core';
import { startFixtures } from '../serve/start-fixtures.ts';
import { startSite } from '../serve/start-site.ts';
import { type Mutated, type Mutation, mutate, mutations } from './mutations.ts';

export interface HealingScore {
  /** Changes of a page around an element that a step used before. */
  cases: number;
  /** Of these, the ones in which the element was still there in some form. */
  present: number;
  /** Found by its words, which no memory was needed for. */
  byWords: { right: number; wrong: number };
  /** Words did not decide, and the remembered element was unchanged. */
  recalled: { right: number; wrong: number };
  /** Found by its likeness; right and wrong together. */
  healed: number;
  right: number;
  wrong: number;
  /** Nothing was chosen. */
  refused: number;
  /** Each wrong choice, and each element that was there and not found, for who works on it. */
  mistakes: string[];
  missed: string[];
}

interface Used {
  element: SeenElement;
  target: Target;
  purpose: Purpose;
}

type Choice = { by: 'recalled' | 'words' | 'healed'; element: SeenElement } | undefined;

const purposes: Record<string, Purpose> = {
  textbox: 'type',
  searchbox: 'type',
  spinbutton: 'type',
  combobox: 'select',
  listbox: 'select',
  checkbox: 'check',
  switch: 'check',
  radio: 'choose',
  slider: 'set',
};

const fixtures = [
  'bank',
  'cards',
  'dialogs',
  'doubles',
  'forms',
  'healing',
  'shadow',
  'staff',
  'tables',
  'travel',
  'widgets',
];
const shopPages = ['', 'login', 'products', 'cart', 'contact', 'help'];

/** With a like of the same name nobody could say, once it has changed, which one is meant. */
function isAlone({ elements }: PageSnapshot, { ref, role, name }: SeenElement): boolean {
  return !elements.some((one) => one.ref !== ref && one.role === role && one.name === name);
}

/** Elements that a step can name and use, spread over the page. */
function pickUsed(snapshot: PageSnapshot, most: number): Used[] {
  const view = viewOf(snapshot);
  const usable = snapshot.elements.flatMap((element) => {
    const { states, interactive, role } = element;
    if (!states.visible || !states.enabled || !interactive || element.covered) return [];
    const purpose = purposes[role] ?? 'click';
    const target = targetFor(view, element, purpose, {});
    const found = resolve(view, target, purpose, {});
    const leadsThere = found.outcome === 'found' && found.best.element.ref === element.ref;
    return leadsThere && target.ordinal === undefined && (target.within || isAlone(snapshot, element))
      ? [{ element, target, purpose }]
      : [];
  });
  const step = Math.max(1, usable.length / most);
  return Array.from(
    { length: Math.min(most, usable.length) },
    (_, index) => usable[Math.floor(index * step)],
  ).filter((one) => one !== undefined);
}

/** As a run decides: memory where words do not, words, likeness. */
async function choose(
  snapshot: PageSnapshot,
  { target, purpose }: Used,
  memory: RememberedElement,
): Promise<Choice> {
  const sought = { snapshot, target, purpose };
  const recalled = recallUnchanged(sought, memory, undefined);
  if (recalled) return { by: 'recalled', element: recalled.candidate.element };
  const words = await ground(snapshot, target, purpose);
  const grounding = doubtWords(sought, memory, words);
  if (grounding.outcome === 'found') return { by: 'words', element: grounding.chosen.element };
  if (grounding.outcome === 'ambiguous' && words.outcome === 'found') return undefined;
  const healed = heal(sought, memory, grounding);
  return healed && { by: 'healed', element: healed.candidate.element };
}

async function isTruth(page: Page, snapshot: PageSnapshot, element: SeenElement): Promise<boolean> {
  const handle = await locate(page, snapshot, element);
  return handle.evaluate((seen) => {
    const one = seen as Element;
    const truth = globalThis.assayKept?.truth;
    if (!truth || one === truth) return one === truth;
    // A hidden field is used through its label.
    const label = one.localName === 'label' ? one : truth.localName === 'label' ? truth : undefined;
    return label?.contains(label === one ? truth : one) === true;
  });
}

function count(score: HealingScore, choice: Choice, mutated: Mutated, isRight: boolean, told: string): void {
  score.cases += 1;
  if (mutated === 'changed') score.present += 1;
  if (!choice) {
    score.refused += 1;
    if (mutated === 'changed') score.missed.push(told);
    return;
  }
  const verdict = isRight ? 'right' : 'wrong';
  if (choice.by === 'healed') {
    score.healed += 1;
    score[verdict] += 1;
  } else score[choice.by === 'words' ? 'byWords' : 'recalled'][verdict] += 1;
  const name = choice.element.name || choice.element.text;
  if (!isRight) score.mistakes.push(`${told}: ${choice.by} chose the ${choice.element.role} "${name}"`);
}

async function tryOne(page: Page, before: PageSnapshot, used: Used, mutation: Mutation, score: HealingScore) {
  // At the end of the page it is not in the place that the step names.
  if (used.target.within && mutation.endsWith('the old name on a new element')) return;
  const memory = {
    fingerprint: fingerprintOn(before, used.element),
    locator: describeLocator(used.element),
  };
  const handle = await locate(page, before, used.element);
  const mutated = await handle.evaluate(mutate, mutation);
  try {
    if (mutated === 'does not apply') return;
    const after = await takeSnapshot(page);
    const choice = await choose(after, used, memory);
    const isRight =
      choice !== undefined && mutated === 'changed' && (await isTruth(page, after, choice.element));
    const { pathname } = new URL(page.url());
    count(score, choice, mutated, isRight, `${pathname}: ${sayTarget(used.target)}: ${mutation}`);
  } finally {
    await handle.evaluate(() => globalThis.assayKept?.undo());
  }
}

async function measurePage(page: Page, address: string, most: number, score: HealingScore): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  const before = await takeSnapshot(page);
  for (const used of pickUsed(before, most))
    for (const mutation of mutations) await tryOne(page, before, used, mutation, score);
}

/** Changes pages in the ways real sites change and counts what becomes of steps that used them before. */
export async function measureHealing(elementsPerPage = 6): Promise<HealingScore> {
  const score: HealingScore = {
    cases: 0,
    present: 0,
    byWords: { right: 0, wrong: 0 },
    recalled: { right: 0, wrong: 0 },
    healed: 0,
    right: 0,
    wrong: 0,
    refused: 0,
    mistakes: [],
    missed: [],
  };
  const site = await startFixtures();
  const shop = await startSite(demoHandler());
  const pool = await openPool({
    cacheFolder: join(import.meta.dirname, '../../../node_modules/.cache/assay'),
  });
  try {
    await pool.withContext('chrome', { viewport: { width: 1280, height: 720 } }, async ({ context }) => {
      const page = await context.newPage();
      for (const name of fixtures)
        await measurePage(page, `${site.address}/${name}.html`, elementsPerPage, score);
      for (const name of shopPages)
        await measurePage(page, `${shop.address}/demo/${name}`, elementsPerPage, score);
    });
  } finally {
    await pool.close();
    await site.close();
    await shop.close();
  }
  return score;
}
