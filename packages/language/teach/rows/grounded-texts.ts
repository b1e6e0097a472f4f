import { renderView, type ViewLine } from '@assay/language/view';
import { placeSentences } from '../check/coverage.ts';
import type { Example } from '../check/example.ts';
import { type PageState, type Pages, statesAfter } from '../states/pages.ts';
import { canonicalSteps, isStep } from './canonical.ts';
import type { Draft } from './draft.ts';
import { hash } from './random.ts';

interface PageText {
  title: string;
  lines: ViewLine[];
}

const texts = new WeakMap<PageState, PageText>();

export function textOf(state: PageState): PageText {
  const known = texts.get(state);
  if (known) return known;
  const { title, lines } = renderView(state.snapshot);
  const made = {
    title,
    lines: lines.map(({ text, level, isHeading, isUrgent }) => ({ text, level, isHeading, isUrgent })),
  };
  texts.set(state, made);
  return made;
}

/** One text in this many of a taught make is only scored. */
const scoredOf = 33;

/** `makes`: pages of makes that were never taught. `pages`: texts that were not, on pages of makes that were. */
function groupOf(example: Example, pages: Pages, held: ReadonlySet<string>): string {
  const makes = example.sentences.map(({ page }) => pages.get(page)?.make);
  if (makes.some((make) => make !== undefined && held.has(make))) return 'makes';
  return hash(example.id) % scoredOf === 0 ? 'pages' : 'train';
}

/**
 * A sentence whose first steps lead to another recorded state is read once more there, as it is while a case runs: what was done counts
 * as done, and the rest of its steps is what is left.
 */
function goOn(draft: Draft, pages: Pages): Draft[] {
  const { steps, page } = draft;
  return statesAfter(pages, page?.id ?? '').flatMap((state) => {
    const led = canonicalSteps(state.steps);
    const isBegun =
      led !== undefined && led.length < steps.length && led.every((step, at) => step === steps[at]);
    if (!isBegun) return [];
    return {
      ...draft,
      id: `${draft.id}+${led.length}`,
      page: { id: state.id, ...textOf(state) },
      done: [...draft.done, ...led],
      steps: steps.slice(led.length),
    };
  });
}

/** The sentences of a text, each with the page it is read on. A sentence whose steps or page are not known is left out. */
export function toDrafts(example: Example, pages: Pages, held: ReadonlySet<string>): Draft[] {
  const { id, text, sentences } = example;
  const group = groupOf(example, pages, held);
  const { starts } = placeSentences(
    text,
    sentences.map(({ said }) => said),
  );
  const done: string[] = [];
  return sentences.flatMap(({ said, page, steps }, index) => {
    const start = starts[index];
    const state = pages.get(page);
    const canonical = canonicalSteps(steps);
    if (start === undefined || !state || !canonical) return [];
    const draft: Draft = {
      id: `${id}-${index}`,
      group,
      page: { id: page, ...textOf(state) },
      text,
      start,
      end: start + said.length,
      done: [...done],
      steps: canonical,
    };
    done.push(...canonical.filter(isStep));
    return [draft, ...goOn(draft, pages)];
  });
}
