import type { AuditSubject } from '../../steps/audits.ts';
import type { Step } from '../../steps/language.ts';
import { makeCheck } from '../cases/make-step.ts';
import { budgets, leastTapTarget, webVitals } from './budgets.ts';

function checkClean(of: AuditSubject): Step {
  return makeCheck({ subject: { of }, condition: { is: 'clean' } });
}

/** The checks that a standard implies for any page, whatever it is about. */
export const audits = {
  securityHeaders: checkClean('security headers'),
  cookies: checkClean('cookies'),
  mixedContent: checkClean('mixed content'),
  formTransport: checkClean('form transport'),
  fits: checkClean('sideways overflow'),
  tapTargets: makeCheck({
    subject: { of: 'tap targets' },
    condition: { is: 'number', comparison: 'at least', value: leastTapTarget },
  }),
  keyboardReach: checkClean('keyboard reach'),
  keyboardFocus: makeCheck({ subject: { of: 'keyboard focus' }, condition: { is: 'visible' } }),
  links: checkClean('links'),
  requestsSucceed: checkClean('requests'),
  firstByte: makeCheck({
    subject: { of: 'first byte' },
    condition: { is: 'seconds', atMost: webVitals.firstByteSeconds },
  }),
  largestPaint: makeCheck({
    subject: { of: 'largest paint' },
    condition: { is: 'seconds', atMost: webVitals.largestPaintSeconds },
  }),
  layoutShift: makeCheck({
    subject: { of: 'layout shift' },
    condition: { is: 'number', comparison: 'at most', value: webVitals.layoutShift },
  }),
  fewRequests: makeCheck({
    subject: { of: 'requests' },
    condition: { is: 'count', comparison: 'at most', value: budgets.requests },
  }),
  smallTransfer: makeCheck({
    subject: { of: 'transfer size' },
    condition: { is: 'number', comparison: 'at most', value: budgets.transferKilobytes },
  }),
};
