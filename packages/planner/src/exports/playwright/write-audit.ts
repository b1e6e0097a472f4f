import type { AuditSubject } from '../../steps/audits.ts';
import type { Expectation } from '../../steps/language.ts';
import type { auditHelpers } from './audit-helpers.ts';
import { comparisons } from './comparisons.ts';
import type { Writing } from './writing.ts';

type HelperName = keyof typeof auditHelpers;

/** Checks that list what is wrong: an empty list is expected. */
const listing: Partial<Record<AuditSubject, HelperName>> = {
  'security headers': 'missingHeaders',
  cookies: 'exposedCookies',
  'mixed content': 'plainResources',
  'form transport': 'plainForms',
  links: 'brokenLinks',
};
const timing: Partial<Record<AuditSubject, HelperName>> = {
  'first byte': 'firstByteSeconds',
  'largest paint': 'largestPaintSeconds',
};

/** A check of a whole page; undefined where it cannot be said in a few lines, as with the keyboard and tap targets. */
export function writeAudit(
  of: AuditSubject,
  condition: Expectation['condition'],
  not: string,
  writing: Writing,
): string[] | undefined {
  const call = (helper: HelperName) => {
    writing.helpers.add(helper);
    return `await ${helper}(page)`;
  };
  const [list, time] = [listing[of], timing[of]];
  if (list && condition.is === 'clean') return [`expect(${call(list)}).${not}toEqual([]);`];
  if (time && condition.is === 'seconds')
    return [`expect(${call(time)}).${not}toBeLessThanOrEqual(${condition.atMost});`];
  if (of === 'sideways overflow' && condition.is === 'clean')
    return [`expect(${call('overflowingPixels')}).${not}toBeLessThanOrEqual(1);`];
  if (of === 'layout shift' && condition.is === 'number')
    return [`expect(${call('layoutShift')}).${not}${comparisons[condition.comparison]}(${condition.value});`];
  if (of !== 'requests' && of !== 'transfer size') return undefined;
  writing.records.add('requests');
  if (of === 'requests' && condition.is === 'clean')
    return [`expect(requests.filter(({ status }) => status === 0 || status >= 400)).${not}toEqual([]);`];
  if (of === 'requests' && condition.is === 'count')
    return [`expect(requests.length).${not}${comparisons[condition.comparison]}(${condition.value});`];
  if (of === 'transfer size' && condition.is === 'number')
    return [
      `expect(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).${not}${comparisons[condition.comparison]}(${condition.value});`,
    ];
  return undefined;
}
