import type { Step, TestCase } from '../../steps/language.ts';
import { expectStillAsked, opposeOutcome } from '../expect-refusal.ts';
import type { Flow } from '../flow.ts';
import { makeCase } from '../make-case.ts';
import { makeCheck, makeStep, targetField } from '../make-step.ts';
import type { PageFacts } from '../page-facts.ts';
import { findSignIn } from '../vary-credentials.ts';
import { passwordWords } from '../words.ts';

function hidePasswords(page: PageFacts, opening: Step): TestCase[] {
  const fields = page.fields.filter((field) => field.kind === 'field' && passwordWords.test(field.label));
  if (fields.length === 0) return [];
  const check = (field: (typeof fields)[number]) =>
    makeCheck({
      subject: { of: 'element', target: targetField(field, page) },
      condition: { is: 'attribute', name: 'type', value: 'password' },
    });
  return [
    makeCase({
      title: 'Passwords are not shown',
      description: 'What is typed as a password must not be readable on the screen.',
      priority: 'high',
      steps: [opening, ...fields.map(check)],
      origin: 'security',
    }),
  ];
}

/**
 * What the author reaches after signing in must not open for somebody who did not. A refusal may leave the address as it
 * is or carry it along as a parameter, so the address itself says nothing.
 */
function openWithoutSession(flow: Flow, page: PageFacts | undefined): TestCase[] {
  const signIn = flow.negative ? undefined : findSignIn(flow);
  const start = flow.before.find(({ command }) => command.do === 'open')?.command;
  if (!signIn || start?.do !== 'open') return [];
  const shown = opposeOutcome(
    flow.outcome.filter(({ subject }) => subject.of !== 'address'),
    page,
  );
  const asked = expectStillAsked(signIn.password.target);
  return flow.outcome.flatMap(({ subject, condition, negated }) => {
    if (subject.of !== 'address' || condition.is !== 'text' || condition.how === 'matches' || negated)
      return [];
    const isPath = /^(https?:\/\/|\/)/i.test(condition.value) && URL.canParse(condition.value, start.address);
    if (!isPath) return [];
    const address = new URL(condition.value, start.address).href;
    return [
      makeCase({
        title: `Without signing in: ${address}`,
        description:
          'The page behind the sign-in, opened directly in a new session, must not show what it protects.',
        priority: 'critical',
        steps: [makeStep({ do: 'open', address }), ...(shown.length > 0 ? shown : [asked])],
        origin: 'security',
      }),
    ];
  });
}

export function checkSecurity(
  opening: Step | undefined,
  flows: readonly Flow[],
  page: PageFacts | undefined,
): TestCase[] {
  return [
    ...flows.flatMap((flow) => openWithoutSession(flow, page)),
    ...(page && opening ? hidePasswords(page, opening) : []),
  ];
}
