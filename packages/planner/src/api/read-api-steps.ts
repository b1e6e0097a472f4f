import type { Command, NotUnderstood, Step } from '../steps/language.ts';
import { readCanonical } from '../steps/read.ts';
import { renderStep } from '../steps/render.ts';
import { readStatement, type State, startReading } from './read-api-checks.ts';
import { restore, splitStatements } from './texts.ts';
import { toCall, toExpectation, toKeep } from './to-steps.ts';

/** Nothing else begins so, whoever asks and whatever is asked for. */
const beginsWithRequest =
  /^(?:\s*(?:[-*•]|\d+[.)])\s+)?(?:(?:the )?(?:base (?:url|address)|server|api)\b[^\n]*?https?:\/\/\S+\s+)?(?:(?:given|when|then|please|verify|check|ensure|confirm|expect|make sure|test|that|i|we|you|send|make|call|an?|the|to|also|and)\s+)*(?:get|post|put|patch|delete)\b(?: request| call)?(?: (?:to|on|for|against|at))?(?: the)?(?: endpoint| path| url)? *["'“`]?(?:\/|https?:\/\/|\{\{)/i;

function toSteps(state: State, statement: string, seen: Seen): (Step | NotUnderstood)[] {
  const source = restore(statement, state.kept);
  const last = state.endpoints.at(-1);
  const isNew = state.endpoints.length > seen.endpoints;
  const commands = last
    ? [
        ...(isNew ? [toCall(last, state.baseUrl)] : []),
        ...last.validations.slice(isNew ? 0 : seen.checks).map(toExpectation),
        ...last.captures.slice(isNew ? 0 : seen.captures).map(toKeep),
      ]
    : [];
  return [
    ...commands.map((command) => ({ source, sentence: renderStep(command), command })),
    ...state.notes.slice(seen.notes).map((reason) => ({
      source: /^“(.+)”/s.exec(reason)?.[1] ?? source,
      reason,
    })),
  ];
}

interface Seen {
  endpoints: number;
  checks: number;
  captures: number;
  notes: number;
}

function count({ endpoints, notes }: State): Seen {
  const last = endpoints.at(-1);
  return {
    endpoints: endpoints.length,
    checks: last?.validations.length ?? 0,
    captures: last?.captures.length ?? 0,
    notes: notes.length,
  };
}

/** Requests and what is said of their answers, as steps; undefined where a text does not begin with a request. */
export function readApiSteps(source: string): (Step | NotUnderstood)[] | undefined {
  if (!beginsWithRequest.test(source)) return undefined;
  const { state, text } = startReading(source);
  return splitStatements(text).flatMap((statement) => {
    const sentence = restore(statement, state.kept);
    const command = readCanonical(sentence);
    if (command) return [{ source: sentence, sentence: renderStep(command), command }];
    const seen = count(state);
    const { rest, denied } = takeDenied(statement);
    readStatement(rest, state);
    const steps = toSteps(state, statement, seen);
    return [
      ...steps,
      ...denied.map((one) => ({ source: sentence, sentence: renderStep(one), command: one })),
    ];
  });
}

const deniedStatus =
  /,?\s*\b(?:and |but )?(?:it )?(?:does not|must not|should not|never)\s+(?:be |answers?\b|returns?\b|responds?\b|gives?\b)?\s*(?:with |by )?(?:an? |the )?(?:http )?(?:status(?: code)?(?: of)? )?([1-5](?:\d\d|xx))\b(?! ?(?:ms|s|bytes?)\b)(?: (?:error|status(?: code)?))?/gi;

/** What the status must not be: checks of endpoints cannot say it, steps can. */
function takeDenied(statement: string): { rest: string; denied: Command[] } {
  const denied = [...statement.matchAll(deniedStatus)].map(([, found = '']): Command => {
    const status = found.toLowerCase();
    const expected = toExpectation({ type: 'status', equals: status });
    return { ...expected, negated: true } as Command;
  });
  return { rest: statement.replace(deniedStatus, ''), denied };
}

function countUnclear(steps: readonly (Step | NotUnderstood)[]): number {
  return steps.filter((step) => !('command' in step)).length;
}

/** Whether a step is about a page, which only the other reading knows. */
function isOfPage(step: Step | NotUnderstood): boolean {
  if (!('command' in step)) return false;
  const { command } = step;
  if (command.do === 'expect') return command.subject.of !== 'response';
  return command.do !== 'call' && command.do !== 'keep' && command.do !== 'pause';
}

/** Methods that steps know and endpoints do not. */
const otherMethods = /\b(?:head|options) (?:\/|https?:)/i;

/**
 * Of two readings of the same words the one that knows answers: it takes note of every word. The other one is taken where it
 * understands more, since the words are about pages too; sentences that begin with a request stay with the first.
 */
export function preferApiSteps(written: string, steps: (Step | NotUnderstood)[]): (Step | NotUnderstood)[] {
  if (otherMethods.test(written)) return steps;
  const read = readApiSteps(written);
  if (read && read.length > 0) {
    const unclear = countUnclear(read);
    if (unclear === 0 || unclear <= countUnclear(steps) || !steps.some(isOfPage)) return read;
  }
  return steps.some(isCall) ? replaceRequests(written, steps) : steps;
}

function isCall(step: Step | NotUnderstood): boolean {
  return 'command' in step && step.command.do === 'call';
}

/** Puts what is read of each sentence that begins with a request in the place of what the other reading made of it. */
function replaceRequests(written: string, steps: (Step | NotUnderstood)[]): (Step | NotUnderstood)[] {
  const { state, text } = startReading(written);
  let all = steps;
  for (const statement of splitStatements(text)) {
    const sentence = restore(statement, state.kept);
    const read = readApiSteps(sentence);
    if (!read || countUnclear(read) > 0) continue;
    const isPart = ({ source }: Step | NotUnderstood) => sentence.includes(source.replace(/\.$/, ''));
    const begin = all.findIndex((step) => isCall(step) && isPart(step));
    if (begin < 0) continue;
    const length = all.slice(begin).findIndex((step) => !isPart(step));
    const end = length < 0 ? all.length : begin + length;
    all = [...all.slice(0, begin), ...read, ...all.slice(end)];
  }
  return all;
}
