import type { Condition, Expectation } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look } from '../act/find-target.ts';
import { observeLook } from '../look/observe-look.ts';
import { observeAudit } from './audits/observe-audit.ts';
import { observeAccessibility } from './observe-accessibility.ts';
import { observeElement } from './observe-element.ts';
import { observeEvery } from './observe-every.ts';
import { cannotCheck, observeAddress, observePage, observePageText, observeText } from './observe-page.ts';
import {
  observeConsole,
  observeDialog,
  observeDownload,
  observeLoadTime,
  observeResponse,
} from './observe-traffic.ts';
import type { Observation } from './types.ts';

const pageConditions = ['page', 'clean', 'seconds', 'status', 'schema', 'answer'];

function isOfElement(condition: Expectation['condition']): condition is Condition {
  return !pageConditions.includes(condition.is);
}

/** One look at whatever an expectation is about. It decides nothing about negation or waiting. */
export async function observe(context: StepContext, expectation: Expectation): Promise<Observation> {
  const { subject, condition } = expectation;
  switch (subject.of) {
    case 'element': {
      if (!isOfElement(condition)) return cannotCheck('element', condition);
      if (!expectation.every) return observeElement(context, subject.target, condition);
      const snapshot = await look(context, context.progress);
      return observeEvery(context, snapshot, subject.target, condition, expectation.negated === true);
    }
    case 'page text':
      return observePageText(context, condition);
    case 'address':
      return observeAddress(context, condition);
    case 'title':
      return observeText('title', await context.session.pages.current().title(), condition);
    case 'page':
      return observePage(context, condition);
    case 'dialog text':
      return observeDialog(context, condition);
    case 'download':
      return observeDownload(context, condition);
    case 'console':
      return observeConsole(context, condition);
    case 'response':
      return observeResponse(context, condition);
    case 'load time':
      return observeLoadTime(context, condition);
    case 'accessibility':
      return observeAccessibility(context);
    case 'picture':
      return observeLook(context, expectation);
    default:
      return observeAudit(context, subject.of, condition);
  }
}
