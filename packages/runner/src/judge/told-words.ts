import type { Condition, Expectation } from '@assay/planner/steps';
import { stem } from '../ground/words.ts';
import { snapshotOf } from './facts.ts';
import type { View } from './page-view.ts';
import { show, tidy } from './texts.ts';
import { judged, type Observation } from './types.ts';

const telling =
  /\b(?:says?|saying|tells?|told|states?|stating|explains?|explanation|informs?|informed|confirms?|confirmation|reports?|mentions?|warns?|warned|messages?|notes?|notices?|errors?|hints?|reads?|shown|complains?)\b/;

/** Whether the author told the words of somebody else, without quotes: "It says that you can pay later." */
export function isReported(source: string, told: string): boolean {
  const said = tidy(source).toLowerCase();
  const at = said.indexOf(tidy(told).toLowerCase());
  const before = said.slice(0, Math.max(at, 0));
  const isQuoted = (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;
  return at > 0 && !isQuoted && telling.test(before) && /\b(?:that|says?|told)\b/.test(before);
}

const idle = new Set(
  'a an the that this these those it its you your yours we our us i my me he she they them their his her there here be is are was were been being am has have had do does did will would can could may might should must shall to of in on at for by with from into and or but as so if please just also now then'.split(
    ' ',
  ),
);
const denials = new Set(['not', 'no', 'never', 'nothing', 'none', 'nobody', 'cannot', 'without', 'neither']);

/** They turn what is said into something else: "Your message failed to be sent." */
const turning = new Set(
  'fail fails failed failing unable impossible refused rejected declined denied wrong invalid missing instead except unless until before only almost yet'.split(
    ' ',
  ),
);

interface Told {
  words: Set<string>;
  turns: string[];
  isDenied: boolean;
}

function hear(text: string): Told {
  const tokens = text
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .split(/[^\p{L}\p{N}@$€£%.:+-]+/u)
    .map((token) => token.replace(/^[.:+-]+|[.:+-]+$/g, ''))
    .filter((token) => token !== '');
  return {
    words: new Set(tokens.filter((token) => !idle.has(token) && !denials.has(token)).map(stem)),
    turns: tokens.filter((token) => turning.has(token)),
    isDenied: tokens.some((token) => denials.has(token)),
  };
}

/** More than one sentence that somebody reads at once is none. */
const longest = 300;
/** A single word says too little to be found in other words. */
const fewest = 2;

/** The sentence of a page that says the same, with all its words and numbers and with no denial more or less. */
export function findTelling(text: string, told: string): string | undefined {
  const wanted = hear(told);
  if (wanted.words.size < fewest) return undefined;
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map(tidy)
    .find((sentence) => {
      if (sentence === '' || sentence.length > longest) return false;
      const { words, turns, isDenied } = hear(sentence);
      const isSame = isDenied === wanted.isDenied && turns.every((word) => wanted.turns.includes(word));
      return isSame && [...wanted.words].every((word) => words.has(word));
    });
}

/** The words that were expected, where they are words alone. */
function wordsOf(condition: Condition | Expectation['condition']): string | undefined {
  if (condition.is !== 'text' || condition.how === 'equals') return undefined;
  if (condition.how === 'contains') return condition.value;
  return /^\/((?:[^/\\]|\\.)+)\/i$/.exec(condition.value)?.[1]?.replace(/\\(.)/g, '$1');
}

/** What was told without quotes need not stand on the page letter by letter. */
export function lookForTold(
  view: View,
  { subject, condition, negated, every, withinSeconds }: Expectation,
  seen: Observation,
  source: string,
): Observation {
  const told = wordsOf(condition);
  const isOpen = seen.outcome === 'problem' ? seen.problem.class === 'not found' : !seen.holds;
  if (!isOpen || negated || every || withinSeconds !== undefined || told === undefined) return seen;
  if (!isReported(source, told)) return seen;
  const snapshot = snapshotOf(view);
  const sentence = findTelling(snapshot.text, told);
  if (sentence !== undefined) return judged(true, `the page says ${show(sentence)}`);
  // "It says …" is said of the page where nothing else was spoken of.
  const isPage = subject.of === 'element' && subject.target.name === 'it' && seen.outcome === 'problem';
  return isPage ? judged(false, `the page shows ${show(snapshot.text)}`) : seen;
}
