import type { Action, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep } from '../cases/make-step.ts';
import { audits } from './audit.ts';
import { budgets } from './budgets.ts';
import type { ToldFlow } from './told-flow.ts';

type Call = Extract<Action, { do: 'call' }>;

const notFailed = makeNotFailed();

function makeNotFailed(): Step {
  return makeCheck({ subject: { of: 'response' }, condition: { is: 'status', value: 500 }, negated: true });
}

function isSafe(call: Call): boolean {
  return /^(get|head|options)$/i.test(call.method);
}

/** A call with what has to be done before it: what it uses of earlier answers must have been kept. */
interface Made {
  call: Call;
  before: Step[];
}

function findCalls({ steps }: ToldFlow): Made[] {
  return steps.flatMap(({ command }, index) => {
    if (command.do !== 'call') return [];
    const earlier = steps.slice(0, index).filter(({ command: { do: done } }) => /^(?:call|keep)$/.test(done));
    const kept = earlier.flatMap(({ command: done }) => (done.do === 'keep' ? [done.as] : []));
    const text = JSON.stringify(command);
    return [{ call: command, before: kept.some((name) => text.includes(`{{${name}}}`)) ? earlier : [] }];
  });
}

/** HTTP: a safe request may be repeated with the same outcome. */
function repeatCalls(flow: ToldFlow, calls: Call[]): TestCase[] {
  if (!calls.every(isSafe) || flow.outcome.length === 0) return [];
  return [
    makeCase({
      title: `Asked twice: ${flow.title}`,
      description: 'A request that only reads gives the same outcome when it is repeated.',
      priority: 'medium',
      steps: [...flow.steps, ...flow.steps.filter(({ command }) => command.do !== 'open')],
      origin: 'check',
    }),
  ];
}

/** HTTP: what the client did wrong is answered by 4xx; 500 is the server's own failure. */
function misuseCall({ call, before }: Made, title: string): TestCase[] {
  const make = (what: string, description: string, changed: Call): TestCase =>
    makeCase({
      title: `${what}: ${title}`,
      description,
      priority: 'medium',
      steps: [...before, makeStep(changed), notFailed],
      origin: 'negative',
    });
  const separator = call.address.includes('?') ? '&' : '?';
  const odd = make('Unknown parameter', 'A parameter nobody asked for must not make the server fail.', {
    ...call,
    address: `${call.address}${separator}assay=%27%22%3C`,
  });
  if (isSafe(call)) return [odd];
  const { body: _, as: __, ...bare } = call;
  return [
    make(
      'No body',
      'A request without its body is a mistake of the client, not a failure of the server.',
      bare,
    ),
    make(
      'Broken body',
      'A body that cannot be read is a mistake of the client, not a failure of the server.',
      { ...bare, body: '{"' },
    ),
  ];
}

function makeInTime(): Step {
  return makeCheck({
    subject: { of: 'response' },
    condition: { is: 'seconds', atMost: budgets.answerSeconds },
  });
}

const details = { priority: 'medium', origin: 'check' } as const;
const inTime = `within the usual ${budgets.answerSeconds} ${budgets.answerSeconds === 1 ? 'second' : 'seconds'}`;

/** Only what reads is timed on its own: it can be asked for once more without changing anything. */
function timeCall({ call, before }: Made, title: string): TestCase[] {
  if (!isSafe(call)) return [];
  return [
    makeCase({
      ...details,
      title: `In time: ${title}`,
      description: `${call.method} ${call.address} is answered ${inTime}.`,
      steps: [...before, makeStep(call), makeInTime()],
    }),
  ];
}

/** What the page itself asks for: its own address, and everything it needs beside it. */
function checkRequests(opening: Step, told: readonly ToldFlow[]): TestCase[] {
  const answers = makeCheck({ subject: { of: 'response' }, condition: { is: 'status', value: 200 } });
  return [
    makeCase({
      ...details,
      title: 'The address answers in time',
      description: `The server answers with the page, ${inTime}.`,
      steps: [opening, answers, makeInTime()],
    }),
    makeCase({
      ...details,
      title: 'The requests of the page succeed',
      description: 'HTTP: everything the page asks for is answered, nothing by an error (4xx or 5xx).',
      steps: [opening, audits.requestsSucceed],
    }),
    ...told.map((flow) =>
      makeCase({
        ...details,
        title: `Its requests succeed: ${flow.title}`,
        description:
          'HTTP: where the flow ends, everything the page asked for was answered without an error.',
        steps: [...flow.steps, audits.requestsSucceed],
      }),
    ),
  ];
}

/** The calls the author names, repeated, timed and misused; without one, what the page itself asks for. */
export function checkApi(opening: Step | undefined, told: readonly ToldFlow[]): TestCase[] {
  const perFlow = told.flatMap((flow) => {
    const made = findCalls(flow);
    const calls = made.map(({ call }) => call);
    return calls.length === 0
      ? []
      : [
          ...repeatCalls(flow, calls),
          ...made.flatMap((one) => timeCall(one, flow.title)),
          ...made.flatMap((one) => misuseCall(one, flow.title)),
        ];
  });
  return perFlow.length > 0 || !opening ? perFlow : checkRequests(opening, told);
}
