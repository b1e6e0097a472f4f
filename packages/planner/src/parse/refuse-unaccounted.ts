import { quote } from '../steps/quoting.ts';
import { renderStep } from '../steps/render.ts';
import { findUnaccounted } from './accounting.ts';
import { type Literal, nameOf, unmask } from './literals.ts';
import { type Outcome, reasons } from './outcomes.ts';

interface Group {
  source: string;
  outcomes: Outcome[];
}

function isTold(outcome: Outcome): boolean {
  return outcome.is === 'commands' && outcome.isTold === true;
}

/** Outcomes that come of the same words are accounted for together. */
function groupBySource(outcomes: readonly Outcome[]): Group[] {
  const groups: Group[] = [];
  for (const outcome of outcomes) {
    const last = groups.at(-1);
    const isSame =
      last &&
      (outcome.is !== 'frame' || last.source.includes(outcome.source)) &&
      last.outcomes[0]?.is !== 'frame' &&
      !isTold(outcome) &&
      !last.outcomes.some(isTold) &&
      (last.source.includes(outcome.source) || outcome.source.includes(last.source));
    if (isSame) {
      last.outcomes.push(outcome);
      if (outcome.source.length > last.source.length) last.source = outcome.source;
    } else groups.push({ source: outcome.source, outcomes: [outcome] });
  }
  return groups;
}

export function explainUnaccounted(words: readonly string[], literals: Literal[]): string {
  const named = words
    .map((word) => unmask(word, literals))
    .map((word) => (/^["“]/.test(word) ? word : `"${word}"`));
  const [first, ...more] = [...new Set(named)];
  const listed =
    more.length === 0
      ? first
      : `${more.length > 3 ? [first, ...more.slice(0, 3)].join(', ') : [first, ...more].join(', ')}`;
  return `Nothing would be checked or done for ${listed}. Say it in a sentence of its own, or leave it out.`;
}

/** "In the preview the heading Harvest", cut off at "and": a place with something in it is half a claim, not the frame of the other half. */
const placeWithThing =
  /^(?:in|on|at|inside|within|under|below|above|beside) (?:the|my|our|an?) (?:[^\s,]+ ){1,3}(?:the|an?|my|its|their) \S/i;

/** Words that only frame others give no text of their own; one that no step takes up would be lost with them. */
function refuseTellingFrames(outcomes: readonly Outcome[], literals: Literal[]): Outcome[] {
  const sentences = outcomes
    .flatMap((outcome) => (outcome.is === 'commands' ? outcome.commands : []))
    .map(renderStep)
    .join(' ');
  return outcomes.map((outcome) => {
    if (outcome.is !== 'frame' || outcome.isNote) return outcome;
    const { source } = outcome;
    if (placeWithThing.test(source)) return { source, is: 'unknown', reason: reasons.unknown };
    const marks = source.match(/\uE000q\d+\uE001/g) ?? [];
    const lost = marks.filter((mark) => !sentences.includes(quote(nameOf(mark, literals))));
    return lost.length === 0 ? outcome : { source, is: 'unknown', reason: reasons.unknown };
  });
}

/** A clause of which some words would go unchecked is handed back: what is left of it could pass where the whole would not. */
export function refuseUnaccounted(given: readonly Outcome[], literals: Literal[]): Outcome[] {
  const outcomes = refuseTellingFrames(given, literals);
  return groupBySource(outcomes).flatMap(({ source, outcomes: group }): Outcome[] => {
    const read = group.filter((outcome) => outcome.is === 'commands');
    if (read.length === 0 || group.some(({ is }) => is === 'refusal' || is === 'unknown')) return group;
    if (read.some(isTold)) return group;
    const pages = read.map(({ page }) => page ?? '').join(' ');
    const words = findUnaccounted(
      source,
      read.flatMap(({ commands }) => commands),
      literals,
      pages,
    );
    if (words.length === 0) return group;
    const { mode } = read[0] ?? {};
    return [{ source, is: 'unknown', reason: explainUnaccounted(words, literals), ...(mode && { mode }) }];
  });
}
