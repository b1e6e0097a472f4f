import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { makeText } from '../cases/choose-value.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck } from '../cases/make-step.ts';
import { foldWords } from '../facts/match-names.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { Entry, Flow } from '../flows/flow.ts';
import type { TriedLimit } from '../flows/limit-rules.ts';
import { isLength, type Probe, probeLimit, type StatedLimit } from '../flows/read-limit.ts';
import { passwordWords } from '../flows/words.ts';
import {
  expectBrowserRefusal,
  expectStillAsked,
  isGuardedByBrowser,
  isRefusedByBrowser,
  opposeOutcome,
} from './expect-refusal.ts';
import { findSignIn, retype } from './vary-credentials.ts';

interface Told {
  /** All the author wrote for this requirement. */
  clauses: readonly string[];
  negative: boolean;
  limits: readonly StatedLimit[];
  /** What the author says must be seen. */
  outcome: readonly Expectation[];
}

/** The words between the limit and the nearest mention of a field, in one clause. */
function measure(limit: StatedLimit, clause: string, name: readonly string[]): number {
  const words = foldWords(clause);
  const place = words.indexOf(String(limit.value));
  const places = words.flatMap((_, index) =>
    name.every((word, offset) => words[index + offset] === word) ? [index] : [],
  );
  return name.length === 0 || place < 0 || places.length === 0
    ? Infinity
    : Math.min(...places.map((at) => Math.abs(at - place)));
}

/** The typed entry whose name stands nearest to the limit: in the limit's own clause, else anywhere in the text. */
function findLimited(
  limit: StatedLimit,
  clauses: readonly string[],
  flows: readonly Flow[],
): { flow: Flow; entry: Entry } | undefined {
  const typed = flows.flatMap((flow) =>
    flow.entries.filter((entry) => entry.step.command.do === 'type').map((entry) => ({ flow, entry })),
  );
  const sentences = clauses.flatMap((clause) => clause.split(/(?<=[.!?;])\s+/));
  for (const parts of [sentences, [clauses.join(' ')]]) {
    const [nearest] = typed
      .map(({ flow, entry }) => {
        const name = foldWords(entry.field?.label ?? entry.target.name);
        return { flow, entry, away: Math.min(...parts.map((part) => measure(limit, part, name))) };
      })
      .filter(({ away }) => away < Infinity)
      .sort((left, right) => left.away - right.away);
    if (nearest) return nearest;
  }
  return undefined;
}

/** A sum or a count may well depend on the value that is varied; that a page or a message is shown does not. */
function holdsForOtherValues({ subject, condition }: Expectation): boolean {
  if (condition.is === 'visible' || condition.is === 'hidden' || condition.is === 'page') return true;
  const isPlace = subject.of === 'address' || subject.of === 'title' || subject.of === 'page text';
  return isPlace && condition.is === 'text' && !/\d/.test(condition.value);
}

function expectAllowed({ outcome, negative }: Told, flow: Flow, page: PageFacts | undefined): Step[] {
  if (negative) return opposeOutcome(outcome, page);
  // Made-up credentials are refused however long they are.
  return findSignIn(flow) ? [] : outcome.filter(holdsForOtherValues).map(makeCheck);
}

function expectForbidden(
  { outcome, negative }: Told,
  flow: Flow,
  { field, target }: Entry,
  value: string,
  page: PageFacts | undefined,
): Step[] {
  if (negative && outcome.length > 0) return outcome.map(makeCheck);
  if (page && field && isRefusedByBrowser(field, value) && isGuardedByBrowser(flow, page))
    return expectBrowserRefusal(field, page);
  return [expectStillAsked(target), ...opposeOutcome(outcome, page)];
}

/** Replaces the value, and its repetition where the form asks for it twice. */
function enterProbe(flow: Flow, entry: Entry, value: string): Step[] {
  const typed = ({ step: { command } }: Entry) => (command.do === 'type' ? command.text : undefined);
  const isRepeated = (other: Entry) => passwordWords.test(other.target.name) && typed(other) === typed(entry);
  const entries = flow.entries.map((other) =>
    other === entry || isRepeated(other) ? retype(other, value) : other.step,
  );
  return [...flow.before, ...entries, flow.submit];
}

/** Only the amount is to be wrong: digits where digits are counted, and in a password something of everything. */
function makeProbe({ unit, ...limit }: StatedLimit, amount: number, { field, target }: Entry): string {
  if (!isLength({ unit, ...limit })) return String(amount);
  if (/^digit/i.test(unit)) return '1234567890'.repeat(Math.ceil(amount / 10)).slice(0, amount);
  const isPassword = field?.type === 'password' || passwordWords.test(target.name);
  return isPassword ? 'Pw1-'.padEnd(amount, 'a').slice(0, amount) : makeText(amount);
}

function describeProbe(
  limit: StatedLimit,
  { amount, allowed }: Probe,
  entry: Entry,
): { title: string; description: string } {
  const what = `${amount}${limit.unit ? ` ${limit.unit}` : ''}`;
  const rule = `The text sets the limit "${limit.relation} ${limit.value} ${limit.unit}"`.trimEnd();
  return {
    title: `"${entry.field?.label ?? entry.target.name}" of ${what} is ${allowed ? 'accepted' : 'refused'}`,
    description: `${rule}; ${what} must be ${allowed ? 'accepted' : 'refused'}.`,
  };
}

export interface LimitCases {
  cases: TestCase[];
  /** The first that does what a refusing rule forbids, with the author's own checks. */
  breaking: TestCase | undefined;
  notes: string[];
  /** The limits around which values are tried, each with the case that does. */
  tried: TriedLimit[];
}

/** One below, at and one above each limit the author states, in the field it is about. */
export function varyLimits(told: Told, flows: readonly Flow[]): LimitCases {
  const cases: TestCase[] = [];
  const notes: string[] = [];
  const tried: TriedLimit[] = [];
  let breaking: TestCase | undefined;
  for (const limit of told.limits) {
    const probes = probeLimit(limit, told.negative);
    if (probes.length === 0) continue;
    const words = [limit.relation, limit.value, limit.unit].filter((word) => word !== '').join(' ');
    const found = findLimited(limit, told.clauses, flows);
    if (!found) {
      notes.push(
        `The limit "${words}" could not be tied to a field. Name the field and the step that sends it.`,
      );
      continue;
    }
    const { flow, entry } = found;
    const { page } = flow;
    const said = { ...told, outcome: flow.outcome.length > 0 ? flow.outcome : told.outcome };
    let untested = false;
    for (const probe of probes) {
      const value = makeProbe(limit, probe.amount, entry);
      // What cannot be typed cannot be refused either.
      if (value.length > (entry.field?.maxLength ?? Infinity)) continue;
      const checks = probe.allowed
        ? expectAllowed(said, flow, page)
        : expectForbidden(said, flow, entry, value, page);
      if (checks.length === 0) untested = true;
      else {
        const steps = [...enterProbe(flow, entry, value), ...checks];
        const made = makeCase({
          ...describeProbe(limit, probe, entry),
          priority: 'high',
          steps,
          origin: 'boundary',
        });
        cases.push(made);
        tried.push({ limit, by: made });
        if (told.negative && !probe.allowed && told.outcome.length > 0) breaking ??= made;
      }
    }
    if (untested)
      notes.push(
        `The text does not say what shows that a value was accepted or refused, so not every value around "${words}" is tested. Add what is seen in both cases.`,
      );
  }
  return { cases, breaking, notes, tried };
}
