import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { Entry, Flow } from '../flows/flow.ts';
import { passwordWords } from '../flows/words.ts';
import { markupAttack, oddInputs, sqlAttack } from './attacks.ts';
import { expectNotSignedIn, findSignIn, retype } from './vary-credentials.ts';

const free = /^(text|search|textarea)$/;

/** An input that takes any text. Of one not seen on the page only its name is known. */
function takesAnyText({ step, field, target }: Entry): boolean {
  if (step.command.do !== 'type' || passwordWords.test(target.name)) return false;
  return field
    ? free.test(field.type) && field.pattern === undefined
    : !/e-?mail|date|number|amount|quantity|phone/i.test(target.name);
}

function enterEverywhere(flow: Flow, value: string, where: (entry: Entry) => boolean): Step[] {
  const entries = flow.entries.map((entry) => (where(entry) ? retype(entry, value) : entry.step));
  return [...flow.before, ...entries, flow.submit];
}

const noServerError: Expectation = {
  subject: { of: 'response' },
  condition: { is: 'status', value: 500 },
  negated: true,
};
const noScriptRan: Expectation = {
  subject: { of: 'title' },
  condition: { is: 'text', how: 'contains', value: markupAttack.mark },
  negated: true,
};

/** Security inputs in the fields of one flow: none may run, let anybody in, or make the server fail. */
export function tryAttacks(flow: Flow, page: PageFacts | undefined): TestCase[] {
  const cases: TestCase[] = [];
  const add = (title: string, description: string, steps: Step[], priority: TestCase['priority'] = 'high') =>
    cases.push(
      makeCase({ title: `${title}: ${flow.name}`, description, priority, steps, origin: 'security' }),
    );
  const signIn = findSignIn(flow);
  if (signIn && !flow.negative) {
    const isBoth = (entry: Entry) =>
      entry === signIn.password || (entry === signIn.user && takesAnyText(entry));
    const steps = [...enterEverywhere(flow, sqlAttack, isBoth), ...expectNotSignedIn(signIn, page)];
    add('SQL in the credentials', 'A condition that is always true is no password.', steps);
  }
  if (!flow.entries.some(takesAnyText)) return cases;
  add(
    'Markup in the input',
    'Text that looks like markup must be shown as text or refused; a script in it must never run.',
    [...enterEverywhere(flow, markupAttack.value, takesAnyText), makeCheck(noScriptRan)],
  );
  for (const { title, description, value } of oddInputs)
    add(
      title,
      description,
      [...enterEverywhere(flow, value, takesAnyText), makeCheck(noServerError)],
      'medium',
    );
  return cases;
}
