/** Checks of a whole page against a standard, rather than against something the author described. */
export const auditSubjects = [
  'security headers',
  'cookies',
  'mixed content',
  'form transport',
  'sideways overflow',
  'tap targets',
  'keyboard reach',
  'keyboard focus',
  'links',
  'first byte',
  'largest paint',
  'layout shift',
  'requests',
  'transfer size',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export function isAudit(of: string): of is AuditSubject {
  return auditSubjects.some((subject) => subject === of);
}

export const auditPhrases: Record<AuditSubject, string> = {
  'security headers': 'the security headers',
  cookies: 'the cookies',
  'mixed content': 'the mixed content',
  'form transport': 'the sending of forms',
  'sideways overflow': 'the width of the page',
  'tap targets': 'the smallest tap target',
  'keyboard reach': 'the reach of the keyboard',
  'keyboard focus': 'the keyboard focus',
  links: 'the links of the page',
  'first byte': 'the first byte',
  'largest paint': 'the largest contentful paint',
  'layout shift': 'the layout shift',
  requests: 'the requests of the page',
  'transfer size': 'the transfer size of the page',
};

/** That nothing is wrong, said as one phrase: [positive, negative]. */
export const cleanAudits: { of: AuditSubject; is: 'clean'; phrases: [string, string] }[] = [
  {
    of: 'security headers',
    is: 'clean',
    phrases: ['the security headers are set', 'the security headers are not set'],
  },
  { of: 'cookies', is: 'clean', phrases: ['the cookies are protected', 'the cookies are not protected'] },
  { of: 'mixed content', is: 'clean', phrases: ['there is no mixed content', 'there is mixed content'] },
  {
    of: 'form transport',
    is: 'clean',
    phrases: ['no form is sent unencrypted', 'a form is sent unencrypted'],
  },
  {
    of: 'sideways overflow',
    is: 'clean',
    phrases: ['nothing overflows sideways', 'something overflows sideways'],
  },
  {
    of: 'keyboard reach',
    is: 'clean',
    phrases: ['every control can be reached by keyboard', 'not every control can be reached by keyboard'],
  },
  { of: 'links', is: 'clean', phrases: ['all links answer', 'not all links answer'] },
  {
    of: 'requests',
    is: 'clean',
    phrases: ['all requests of the page succeed', 'not all requests of the page succeed'],
  },
];

/** What a number of each is counted in, so that the sentence need not put it in quotes. */
export const auditUnits: { of: AuditSubject; unit: string }[] = [
  { of: 'tap targets', unit: 'pixels' },
  { of: 'transfer size', unit: 'kB' },
];

export function unitOf(of: string): string | undefined {
  return auditUnits.find((known) => known.of === of)?.unit;
}
