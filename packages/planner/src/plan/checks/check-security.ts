import type { Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep, targetField } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { Flow } from '../flows/flow.ts';
import { passwordWords } from '../flows/words.ts';
import { expectStillAsked, opposeOutcome } from '../vary/expect-refusal.ts';
import { findSignIn } from '../vary/vary-credentials.ts';
import { audits } from './audit.ts';

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

/** What OWASP asks of any page: the headers that limit browsers, and nothing that can be overheard. */
function checkDelivery(opening: Step): TestCase[] {
  const make = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({ title, description, priority: 'high', steps, origin: 'security' });
  return [
    make(
      'The page is sent with security headers',
      'OWASP Secure Headers: browsers are told which scripts may run, who may frame the page and not to guess types.',
      [opening, audits.securityHeaders],
    ),
    make(
      'Nothing of the page can be overheard',
      'OWASP ASVS: no form and no resource travels unencrypted, and cookies carry their protective flags.',
      [opening, audits.formTransport, audits.mixedContent, audits.cookies],
    ),
  ];
}

/** Only after signing in there is a session worth stealing. */
function protectSession(flow: Flow): TestCase[] {
  if (flow.negative || !findSignIn(flow) || flow.outcome.length === 0) return [];
  return [
    makeCase({
      title: `The session is protected: ${flow.name}`,
      description:
        'OWASP Session Management: the cookie of a session is out of reach for scripts and other sites.',
      priority: 'high',
      steps: [
        ...flow.before,
        ...flow.entries.map((entry) => entry.step),
        flow.submit,
        ...flow.outcome.map(makeCheck),
        audits.cookies,
      ],
      origin: 'security',
    }),
  ];
}

export function checkSecurity(
  opening: Step | undefined,
  flows: readonly Flow[],
  page: PageFacts | undefined,
): TestCase[] {
  return [
    ...flows.flatMap((flow) => openWithoutSession(flow, page)),
    ...(opening ? checkDelivery(opening) : []),
    ...flows.flatMap(protectSession),
    ...(page && opening ? hidePasswords(page, opening) : []),
  ];
}
