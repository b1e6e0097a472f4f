import { findUnaccounted } from '../parse/accounting.ts';
import { maskLiterals } from '../parse/literals.ts';
import { parseRequirement } from '../parse/parse-requirement.ts';
import type { Command, NotUnderstood, Step } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import type { SeenPage } from '../steps/seen-page.ts';
import { writePairs } from './claim-pairs.ts';
import { findMentions } from './find-mentions.ts';
import { readFrame } from './frames.ts';
import { readGivenPage } from './given-page.ts';
import { mendWords } from './mend-words.ts';
import { listNames } from './page-names.ts';
import { takeApart } from './pieces.ts';
import { quoteNames } from './quote-names.ts';
import { listSegments } from './segments.ts';

/** One way to read words with the page in view: its steps now, and what is left to be read when they were carried out. */
export interface Reading {
  steps: Step[];
  rest?: NotUnderstood;
}

type Again = NonNullable<NotUnderstood['again']>;

function isStep(step: Step | NotUnderstood): step is Step {
  return 'command' in step;
}

/** A reading counts only if it is whole, and stands for every word. */
function readWhole(text: string, source: string): Step[] | undefined {
  const { requirements } = parseRequirement(text);
  const [requirement, another] = requirements;
  if (!requirement || another || requirement.steps.length === 0) return undefined;
  const steps = requirement.steps.filter(isStep);
  if (steps.length < requirement.steps.length) return undefined;
  const { text: masked, literals } = maskLiterals(source);
  const commands = steps.map(({ command }) => command);
  return findUnaccounted(masked, commands, literals).length === 0
    ? steps.map((step) => ({ ...step, source }))
    : undefined;
}

function toSteps(command: Command, source: string): Step[] {
  return [{ source, sentence: renderStep(command), command }];
}

/** In what should then be seen, nothing is done; what is given is brought about, not checked, unless it is where one is. */
function fitsMode(steps: readonly Step[], mode: Again['mode']): boolean {
  if (mode === 'then') return steps.every(({ command }) => command.do === 'expect');
  if (mode !== 'given') return true;
  return steps.every(({ command }) => command.do !== 'expect' || command.subject.of === 'page');
}

/** "X = Y" and "X: Y", where nothing can be filled in, say what X is. */
function writeEquation(text: string): string[] {
  const [, left, right] = /^([^=:"]{2,60}?)\s*(?:==?|:)\s+(.+)$/s.exec(text) ?? [];
  return left && right ? [`${left} is ${right}`] : [];
}

/** A sentence after a colon is what is said, with or without quotes. */
function writeSaying(text: string): string[] {
  const [, lead, said] = /^([^:"]{3,60}):\s+(\p{Lu}[^":]{8,})$/u.exec(text) ?? [];
  const isSaying =
    lead !== undefined &&
    /\b(?:say|says|complain|complains|read|reads|show|shows|tell|tells|display|displays|warn|warns|message|error|warning|text|notice)\b/i.test(
      lead,
    );
  return lead && said && isSaying ? [`the page shows "${said.trim()}"`] : [];
}

/** "On the page with the interests, …": where one is says nothing of what is done there. */
function leavePlace(text: string): string[] {
  const [, rest] =
    /^(?:on|at|in) (?:the|this|that|my) (?:(?!["\d,]).)*?(?:page|screen|step|view|form)(?: (?:with|of|for|about) (?:the |my )?[a-z]+)?,? ([a-z]+ .+)$/i.exec(
      text,
    ) ?? [];
  return rest ? [rest] : [];
}

/** "Its status": whose is not told by the page. */
function namesNobody(steps: readonly Step[]): boolean {
  return steps.some(({ sentence }) => /"(?:its|his|her|their)"/i.test(sentence));
}

function readSegment(
  text: string,
  goesOn: boolean,
  mode: Again['mode'],
  names: ReturnType<typeof listNames>,
  page: SeenPage,
): Step[][] {
  const pieces = takeApart(text, names);
  const given = mode === 'given' ? readGivenPage(pieces, page) : undefined;
  const framed = given ?? (mode === 'then' ? undefined : readFrame(pieces, goesOn));
  const frames = framed ? [toSteps(framed, text)] : [];
  const isEntry = framed !== undefined && (/ = | is |^[^=]+: /.test(text) || framed.do === 'check');
  const [left = ''] = text.split(/\s*[=:]\s/);
  const isField = findMentions(left, names).some(({ names: known }) =>
    known.some(({ use }) => use !== 'none'),
  );
  const isEquation = mode === 'then' || !isField;
  const pairs = writePairs(pieces, mode === 'then');
  const said = [
    ...(pairs ? [pairs] : []),
    ...writeSaying(text),
    ...(isEquation ? writeEquation(text) : []),
    ...(/ = /.test(text) && !isEquation ? [] : [text]),
  ];
  const wholes = said
    .flatMap((one) => [...quoteNames(one, findMentions(one, names)), one])
    .flatMap((one) => {
      const steps = readWhole(one, text);
      return steps && !namesNobody(steps) ? [steps] : [];
    });
  return isEntry ? [...frames, ...wholes] : [...wholes, ...frames];
}

/**
 * Reads words that could not be understood without the page: which of them are names, and what these names can be used for, is
 * told by what stands there. Readings come best first. They never depend on whether a claim holds.
 */
export function readOnPage(told: NotUnderstood, page: SeenPage): Reading[] {
  if (!told.again) return [];
  const { words, mode } = told.again;
  const names = listNames(page);
  const mended = mendWords(words, names);
  const readings: Reading[] = [];
  for (const { text, rest } of listSegments(mended)) {
    const left = rest === '' ? {} : { rest: { ...told, source: rest, again: { words: rest, mode } } };
    const found = [text, ...leavePlace(text)].flatMap((one) =>
      readSegment(one, rest !== '', mode, names, page),
    );
    readings.push(...found.filter((steps) => fitsMode(steps, mode)).map((steps) => ({ steps, ...left })));
  }
  return dropRepeated(readings);
}

function dropRepeated(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ steps, rest }) => {
    const key = [...steps.map(({ sentence }) => sentence), rest?.source ?? ''].join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
