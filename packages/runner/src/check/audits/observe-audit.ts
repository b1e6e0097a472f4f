import type { AuditSubject, Expectation } from '@assay/planner/steps';
import type { StepContext } from '../../act/context.ts';
import { cannotCheck } from '../../judge/observe-page.ts';
import type { Observation } from '../../judge/types.ts';
import { observeCookies } from './cookies.ts';
import { observeKeyboardFocus, observeKeyboardReach } from './keyboard.ts';
import { observeLinks } from './links.ts';
import { observeRequests, observeTransferSize } from './requests.ts';
import { observeSecurityHeaders } from './security-headers.ts';
import { observeSidewaysOverflow } from './sideways-overflow.ts';
import { observeTapTargets } from './tap-targets.ts';
import { observeFirstByte, observeLargestPaint, observeLayoutShift } from './timings.ts';
import { observeFormTransport, observeMixedContent } from './transport.ts';

type Observe = (
  context: StepContext,
  condition: Expectation['condition'],
) => Observation | Promise<Observation>;

/** For checks that know only one condition: that nothing is wrong. */
function cleanOnly(subject: string, observe: (context: StepContext) => Promise<Observation>): Observe {
  return (context, condition) =>
    condition.is === 'clean' ? observe(context) : cannotCheck(subject, condition);
}

const audits: Record<AuditSubject, Observe> = {
  'security headers': cleanOnly('security headers', observeSecurityHeaders),
  cookies: cleanOnly('cookies', observeCookies),
  'mixed content': cleanOnly('mixed content', observeMixedContent),
  'form transport': cleanOnly('forms', observeFormTransport),
  'sideways overflow': cleanOnly('width of the page', observeSidewaysOverflow),
  'tap targets': observeTapTargets,
  'keyboard reach': cleanOnly('keyboard', observeKeyboardReach),
  'keyboard focus': observeKeyboardFocus,
  links: cleanOnly('links', observeLinks),
  'first byte': observeFirstByte,
  'largest paint': observeLargestPaint,
  'layout shift': observeLayoutShift,
  requests: observeRequests,
  'transfer size': observeTransferSize,
};

/** One look at a whole page against a standard. */
export async function observeAudit(
  context: StepContext,
  of: AuditSubject,
  condition: Expectation['condition'],
): Promise<Observation> {
  return audits[of](context, condition);
}
