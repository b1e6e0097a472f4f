import { renderAnswer } from './answers.ts';
import { unitOf } from './audits.ts';
import type { Expectation } from './language.ts';
import { renderLook } from './looks.ts';
import { renderAmount, renderComparison, renderRange } from './numbers.ts';
import { renderOperands } from './operands.ts';
import { renderOrdinal } from './ordinals.ts';
import { joinedPhrases, subjectPhrases } from './phrases.ts';
import { quote } from './quoting.ts';
import { readShowing } from './showing.ts';
import { renderTarget } from './targets.ts';
import { renderValues } from './values.ts';

/** The words for an expectation, as they follow "Check that". */
export function renderExpectation(expectation: Expectation): string {
  const limit = expectation.withinSeconds;
  return (
    renderClaim(expectation) + (limit === undefined ? '' : ` within ${limit} second${limit === 1 ? '' : 's'}`)
  );
}

function renderClaim({ subject, condition, negated, every, only }: Expectation): string {
  if (subject.of === 'picture' && condition.is === 'clean') return renderLook(subject, negated === true);
  const joined = joinedPhrases.find(({ of, is }) => of === subject.of && is === condition.is);
  if (joined) return joined.phrases[negated ? 1 : 0];
  if (subject.of === 'page' && condition.is === 'page')
    return `the ${quote(condition.name)} page is ${negated ? 'not ' : ''}shown`;
  if (condition.is === 'error' && subject.of === 'element') {
    const shown = condition.value === undefined ? 'is shown' : `shows ${quote(condition.value)}`;
    return `${negated ? 'no' : 'an'} error about ${renderTarget(subject.target)} ${shown}`;
  }
  if (every && subject.of === 'element') {
    const things = renderTarget(subject.target).replace(/^the /, '');
    return `${negated ? 'no' : 'every'} ${things} ${renderPredicate({ subject, condition })}`;
  }
  const phrase = subject.of === 'element' ? renderTarget(subject.target) : subjectPhrases[subject.of];
  if (condition.is === 'count' || (condition.is === 'between' && condition.counts)) {
    const counted = subject.of === 'element' ? renderTarget(subject.target, true) : phrase;
    const figure =
      condition.is === 'count'
        ? `${renderComparison(condition.comparison)}${condition.value}`
        : renderRange(condition);
    return `the number of ${counted} is ${negated ? 'not ' : ''}${figure}`;
  }
  return `${only ? 'only ' : ''}${phrase} ${renderPredicate({ subject, condition, ...(negated && { negated }) })}`;
}

function renderPredicate({ subject, condition, negated }: Expectation): string {
  const is = negated ? 'is not' : 'is';
  const has = negated ? 'does not have' : 'has';
  switch (condition.is) {
    case 'text':
      return renderText(subject, condition, negated === true);
    case 'value':
      return `${has} the value ${quote(condition.value)}`;
    case 'number': {
      const implied = condition.unit === undefined ? unitOf(subject.of) : undefined;
      const amount = renderAmount(condition.value, condition.unit) + (implied ? ` ${implied}` : '');
      return `${is} ${renderComparison(condition.comparison)}${amount}`;
    }
    case 'count':
      return '';
    case 'between':
      return `${is} ${renderRange(condition)}`;
    case 'sum':
      return `${negated ? 'does not sum' : 'sums'} up to ${renderComparison(condition.comparison)}${renderAmount(condition.value, condition.unit)}`;
    case 'sorted': {
      const column =
        condition.column === undefined ? '' : ` by the ${renderOrdinal(condition.column)} column`;
      const by = condition.by === undefined ? column : ` by ${quote(condition.by)}`;
      return `${is} sorted${by} in ${condition.direction} order`;
    }
    case 'attribute':
    case 'style':
      return `${has} the ${condition.is} ${quote(condition.name)} of ${quote(condition.value)}`;
    case 'compared':
      return `${is} ${renderOperands(condition.comparison, condition.to)}`;
    case 'holding':
      return `${negated ? 'does not hold' : 'holds'} ${renderTarget(condition.target)}`;
    case 'holding exactly':
      return `${negated ? 'does not hold' : 'holds'} exactly ${renderValues(condition.values)}${condition.ordered ? ' in this order' : ''}`;
    case 'holding only':
      return `${negated ? 'does not hold' : 'holds'} only items that show ${quote(condition.value)}`;
    case 'renamed':
      return `${negated ? 'does not turn' : 'turns'} into ${quote(condition.value)}`;
    case 'page':
      return `${is} the page ${quote(condition.name)}`;
    case 'seconds':
      return `${negated ? 'does not take' : 'takes'} at most ${condition.atMost} seconds`;
    case 'status':
      return `${has} the status ${condition.value}`;
    case 'schema':
      return `${negated ? 'does not match' : 'matches'} the schema ${quote(condition.value)}`;
    case 'answer':
      return renderAnswer(condition.check, negated === true);
    default:
      return `${is} ${condition.is}`;
  }
}

type TextCondition = Extract<Expectation['condition'], { is: 'text' }>;

function renderText(
  subject: Expectation['subject'],
  { how, value }: TextCondition,
  negated: boolean,
): string {
  const say = (positive: string, negative: string) => `${negated ? negative : positive} ${quote(value)}`;
  if (how === 'matches') return say('matches', 'does not match');
  if (how === readShowing(subject, value) && !isNamedText(subject)) return say('shows', 'does not show');
  if (how === 'contains') return say('contains', 'does not contain');
  return say(
    isNamedText(subject) ? 'is' : 'shows exactly',
    isNamedText(subject) ? 'is not' : 'does not show exactly',
  );
}

/** Texts a person would say "is" of rather than "shows". */
function isNamedText(subject: Expectation['subject']): boolean {
  return subject.of === 'address' || subject.of === 'title' || subject.of === 'download';
}
