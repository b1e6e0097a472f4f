import type { Command, Credentials, NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { isUnderstood, makeStep, targetField } from '../cases/make-step.ts';
import type { PlanOptions } from '../cases/types.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { findPage } from '../flows/find-page.ts';
import { type Entry, type Flow, replaceEntry } from '../flows/flow.ts';
import { collectOutcome } from '../flows/split-flows.ts';
import { passwordWords, signInWords, signUpWords, userWords } from '../flows/words.ts';
import { expectNoSuccess, expectStillAsked, opposeOutcome } from './expect-refusal.ts';

export interface SignIn {
  flow: Flow;
  user: Entry;
  password: Entry;
}

function isPassword(entry: Entry): boolean {
  return entry.field?.type === 'password' || passwordWords.test(entry.target.name);
}

/** One user, one password, and a button that signs in: with two passwords, or a sign-up, a wrong one means something else. */
export function findSignIn(flow: Flow): SignIn | undefined {
  const typed = flow.entries.filter((entry) => entry.step.command.do === 'type');
  const passwords = typed.filter(isPassword);
  const user = typed.find((entry) => !isPassword(entry) && userWords.test(entry.target.name));
  const [password] = passwords;
  if (!password || !user || typed.length !== 2) return undefined;
  const { command } = flow.submit;
  const button = command.do === 'click' ? command.target.name : 'enter';
  if (signUpWords.test(button) || signUpWords.test(flow.form?.name ?? '')) return undefined;
  return signInWords.test(button) ? { flow, user, password } : undefined;
}

export function retype(entry: Entry, text: string): Step {
  const command: Command =
    text === '' ? { do: 'clear', target: entry.target } : { do: 'type', target: entry.target, text };
  return makeStep(command);
}

/** Still being asked for the password is what shows that nobody was let in. */
export function expectNotSignedIn({ flow, password }: SignIn, page: PageFacts | undefined): Step[] {
  return [expectStillAsked(password.target), ...expectNoSuccess(flow, page)];
}

function inventUser(entry: Entry): string {
  const { command } = entry.step;
  return command.do === 'type' && command.text.includes('@') ? '{{unique email}}' : '{{unique username}}';
}

/** Wrong and missing credentials for a sign-in the author wrote out with right ones. */
export function varyCredentials(flow: Flow, page: PageFacts | undefined): TestCase[] {
  const signIn = flow.negative ? undefined : findSignIn(flow);
  if (!signIn) return [];
  const { user, password } = signIn;
  const variants: [title: string, description: string, entry: Entry, text: string][] = [
    ['Wrong password', 'The right user with a wrong password is not let in.', password, 'wrong-{{unique 8}}'],
    ['Unknown user', 'A user who does not exist is not let in.', user, inventUser(user)],
    ['No password', 'Without a password nobody is let in.', password, ''],
    ['No user', 'Without a user nobody is let in.', user, ''],
  ];
  return variants
    .filter(([, , entry, text]) => text !== '' || !entry.field?.required || !flow.form)
    .map(([title, description, entry, text]) =>
      makeCase({
        title: `${title}: ${flow.name}`,
        description,
        priority: 'high',
        steps: [...replaceEntry(flow, entry, retype(entry, text)), ...expectNotSignedIn(signIn, page)],
        origin: 'negative',
      }),
    );
}

/** The same for `Log in as …`, where the fields are found when it runs. */
export function varyLogIn(
  steps: readonly (Step | NotUnderstood)[],
  seen: Pick<PlanOptions, 'page' | 'pages'>,
): TestCase[] {
  const at = steps.findIndex((step) => isUnderstood(step) && step.command.do === 'log in');
  const before = steps.slice(0, at);
  const login = steps[at];
  if (!login || !isUnderstood(login) || login.command.do !== 'log in' || !before.every(isUnderstood))
    return [];
  const { credentials } = login.command;
  const page = findPage(before, seen);
  const asked = page?.fields.find((field) => field.type === 'password');
  const checks = [
    ...(page && asked ? [expectStillAsked(targetField(asked, page))] : []),
    ...opposeOutcome(collectOutcome(steps.slice(at + 1)), page),
  ];
  if (checks.length === 0) return [];
  const user = credentials.user.includes('@') ? '{{unique email}}' : '{{unique username}}';
  const variants: [string, string, Credentials][] = [
    [
      'Wrong password',
      'The right user with a wrong password is not let in.',
      { ...credentials, password: 'wrong-{{unique 8}}' },
    ],
    ['Unknown user', 'A user who does not exist is not let in.', { ...credentials, user }],
  ];
  return variants.map(([title, description, changed]) =>
    makeCase({
      title: `${title}: Log in`,
      description,
      priority: 'high',
      steps: [...before, makeStep({ do: 'log in', credentials: changed }), ...checks],
      origin: 'negative',
    }),
  );
}
