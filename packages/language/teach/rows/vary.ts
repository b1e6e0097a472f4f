import type { Draft } from './draft.ts';
import { joinWith } from './join.ts';
import { hasWordsInAnyCase, namedIn } from './names.ts';
import { addNoise } from './noise.ts';
import type { Random } from './random.ts';
import { type Pool, replaceValues, swapNames } from './swap.ts';
import { cutView, shuffleView } from './view-changes.ts';

const shares = {
  join: 0.12,
  names: 0.35,
  values: 0.35,
  noise: 0.35,
  cut: 0.5,
  shuffle: 0.3,
  noPage: 0.08,
  alone: 0.05,
};

/** Where every name that the steps need is the author's own, the sentence can be read without the page. */
function dropPage(draft: Draft): Draft {
  const isSaid = namedIn(draft.steps).names.every((name) => hasWordsInAnyCase(draft.text, name));
  const { page: _, ...rest } = draft;
  return isSaid ? rest : draft;
}

/** Without what the author says after it, as while the text is being written. */
function dropRest(draft: Draft): Draft {
  return { ...draft, text: draft.text.slice(0, draft.end) };
}

/** The same sentence on a page that differs, with other names and values, in other words around it. `next` follows it in its text. */
export function vary(draft: Draft, next: Draft | undefined, pool: Pool, random: Random): Draft {
  const changes: [number, (one: Draft) => Draft][] = [
    [shares.join, (one) => joinWith(one, next)],
    [shares.names, (one) => swapNames(one, pool, random)],
    [shares.values, (one) => replaceValues(one, pool, random)],
    [shares.noise, (one) => addNoise(one, random)],
    [shares.cut, (one) => cutView(one, random)],
    [shares.shuffle, (one) => shuffleView(one, random)],
    [shares.noPage, dropPage],
    [shares.alone, dropRest],
  ];
  return changes.reduce((one, [share, change]) => (random.chance(share) ? change(one) : one), draft);
}
