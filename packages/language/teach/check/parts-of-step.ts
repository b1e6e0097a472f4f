import type { Command, Expectation, Target } from '@assay/planner/steps';
import type { Purpose } from '@assay/runner/internals';
import { purposes } from '../../src/read/page-fit.ts';

/** What a step takes from its author or from the page. */
export interface Parts {
  /** What is acted on, with what it is needed for. */
  acting: { target: Target; purpose: Purpose }[];
  /** Every name of an element, a page, an option or a tab: the author's word or the page's. */
  names: string[];
  /** Copied letter by letter from the author's text. */
  values: string[];
  /** Said as figures or as words. */
  numbers: number[];
}

type Acting = Extract<Command, { target: Target }>['do'];

/** Examples also name what is left or remembered, and focus fields. */
const purposesOfExamples: Partial<Record<Acting, Purpose>> = {
  ...purposes,
  focus: 'type',
  leave: 'type',
  remember: 'look',
};

export function namesOf({ name, within, near }: Target): string[] {
  const own = name === '' || name === 'it' ? [] : [name];
  return [...own, ...(within ? namesOf(within) : []), ...(near ? namesOf(near.anchor) : [])];
}

/** The texts in a JSON body, or the body as it stands. */
function bodyValues(body: string): { values: string[]; names: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { values: [body], names: [] };
  }
  const found = { values: [] as string[], names: [] as string[] };
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value)) found.names.push(...Object.keys(value));
      Object.values(value).forEach(walk);
    } else if (value !== null && typeof value !== 'boolean') found.values.push(String(value));
  };
  walk(json);
  return found;
}

function addExpectation(parts: Parts, { subject, condition }: Expectation): void {
  if ('target' in subject && subject.target) parts.names.push(...namesOf(subject.target));
  switch (condition.is) {
    case 'text':
      if (condition.how !== 'matches') parts.values.push(condition.value);
      break;
    case 'value':
    case 'attribute':
    case 'holding only':
    case 'renamed':
      parts.values.push(condition.value);
      break;
    case 'error':
      if (condition.value !== undefined) parts.values.push(condition.value);
      break;
    case 'holding exactly':
      parts.values.push(...condition.values);
      break;
    case 'number':
    case 'count':
    case 'sum':
      parts.numbers.push(condition.value);
      break;
    case 'between':
      parts.numbers.push(condition.least, condition.most);
      break;
    case 'sorted':
      if (condition.by !== undefined) parts.names.push(condition.by);
      break;
    case 'page':
      parts.names.push(condition.name);
      break;
    case 'holding':
      parts.names.push(...namesOf(condition.target));
      break;
    case 'compared':
      for (const operand of condition.to)
        if (operand.of === 'value') parts.values.push(operand.value);
        else parts.names.push(...namesOf(operand.target));
      break;
    case 'answer':
      if ('value' in condition.check && typeof condition.check.value === 'string')
        parts.values.push(condition.check.value);
      break;
    default:
  }
}

function addCall(parts: Parts, command: Extract<Command, { do: 'call' }>): void {
  const { address, body, as, headers = [], auth } = command;
  parts.values.push(address, ...headers.map(({ value }) => value));
  if (auth?.by === 'token') parts.values.push(auth.token);
  if (auth?.by === 'password') parts.values.push(auth.user, auth.password);
  if (auth?.by === 'key') parts.values.push(auth.value);
  if (body === undefined || as === 'graphql') return;
  const told = bodyValues(body);
  parts.values.push(...told.values);
  parts.names.push(...told.names);
}

function addEntered(parts: Parts, command: Command): void {
  switch (command.do) {
    case 'open':
      (command.named ? parts.names : parts.values).push(command.address);
      break;
    case 'type':
      parts.values.push(command.text);
      break;
    case 'set':
      parts.values.push(command.value);
      break;
    case 'select':
      parts.names.push(command.option);
      break;
    case 'upload':
      parts.values.push(command.file);
      break;
    case 'switch to tab':
      parts.names.push(command.tab);
      break;
    case 'answer dialog':
      if (command.text !== undefined) parts.values.push(command.text);
      break;
    case 'log in':
      parts.values.push(command.credentials.user, command.credentials.password);
      break;
    case 'fill in':
      parts.values.push(...command.details.map(({ value }) => value));
      break;
    case 'call':
      addCall(parts, command);
      break;
    default:
  }
}

function purposeOf(command: Extract<Command, { target?: Target }>, target: Target): Purpose {
  if (command.do === 'upload') return 'upload';
  const isField = target.kind === 'field' || target.kind === 'dropdown';
  if (command.do === 'press') return isField ? 'type' : 'look';
  if ((command.do === 'focus' || command.do === 'leave') && target.kind && !isField) return 'look';
  return purposesOfExamples[command.do] ?? 'look';
}

export function partsOf(command: Command): Parts {
  const parts: Parts = { acting: [], names: [], values: [], numbers: [] };
  if (command.do === 'expect') {
    addExpectation(parts, command);
    return parts;
  }
  if (command.if) addExpectation(parts, command.if);
  if (command.do === 'wait') addExpectation(parts, command.until);
  addEntered(parts, command);
  if ('target' in command && command.target) {
    const { target } = command;
    parts.acting.push({ target, purpose: purposeOf(command, target) });
    if (command.do === 'drag') parts.acting.push({ target: command.onto, purpose: 'look' });
  }
  return parts;
}
