import {
  type AuditSubject,
  type Comparison,
  type Expectation,
  isAudit,
  type Operand,
  renderStep,
} from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { show } from './texts.ts';

const pageSubjects: Record<
  Exclude<Expectation['subject']['of'], 'element' | 'picture' | AuditSubject>,
  string
> = {
  'page text': 'the text of the page',
  address: 'the address',
  title: 'the title',
  page: 'the page',
  'dialog text': 'the text of the dialog',
  download: 'the name of the download',
  console: 'the console',
  response: 'the response',
  'load time': 'the time to load',
  accessibility: 'the accessibility of the page',
};

const cleanWords: Partial<Record<Expectation['subject']['of'], string>> = {
  console: 'holds no errors',
  accessibility: 'has no violations',
  picture: 'is the same as before',
};

function describeOperand(operand: Operand): string {
  if (operand.of === 'value') return show(operand.value);
  return `${operand.of === 'sum' ? 'the sum of' : 'the value of'} ${nameTarget(operand.target)}`;
}

function tellComparison(comparison: Comparison): string {
  return comparison === '=' ? '' : `${comparison} `;
}

/** As people write it: $12, 12 %, 12 kg. */
function showAmount(value: number, unit: string | undefined): string {
  if (!unit) return String(value);
  return /^[$€£¥]$/.test(unit) ? `${unit}${value}` : `${value} ${unit}`;
}

function tellOrder({ by, column }: { by?: string; column?: number }): string {
  if (by) return ` by ${show(by)}`;
  return column === undefined ? '' : ` by ${nameTarget({ name: '', kind: 'column', ordinal: column })}`;
}

function describeCondition(condition: Expectation['condition'], of: Expectation['subject']['of']): string {
  switch (condition.is) {
    case 'text':
      return `${condition.how} ${show(condition.value)}`;
    case 'value':
      return `has the value ${show(condition.value)}`;
    case 'number':
      return `is ${tellComparison(condition.comparison)}${showAmount(condition.value, condition.unit)}`;
    case 'count':
      return `is there ${condition.comparison === '=' ? 'exactly' : condition.comparison} ${condition.value} times`;
    case 'between':
      return `is ${condition.counts ? 'there ' : ''}between ${showAmount(condition.least, condition.unit)} and ${showAmount(condition.most, condition.unit)}${condition.counts ? ' times' : ''}`;
    case 'sum':
      return `sums up to ${tellComparison(condition.comparison)}${showAmount(condition.value, condition.unit)}`;
    case 'holding exactly':
      return `holds exactly ${condition.values.map(show).join(', ')}${condition.ordered ? ' in this order' : ''}`;
    case 'holding only':
      return `holds only items that show ${show(condition.value)}`;
    case 'error':
      return condition.value === undefined
        ? 'has an error'
        : `has an error that shows ${show(condition.value)}`;
    case 'renamed':
      return `turns into ${show(condition.value)}`;
    case 'new tab':
      return 'is opened in a new browser tab';
    case 'sorted':
      return `is sorted${tellOrder(condition)} in ${condition.direction} order`;
    case 'attribute':
      return `has the attribute ${condition.name} of ${show(condition.value)}`;
    case 'style':
      return `has the style ${condition.name} of ${show(condition.value)}`;
    case 'compared':
      return `is ${tellComparison(condition.comparison)}${condition.to.map(describeOperand).join(' plus ')}`;
    case 'holding':
      return `has ${nameTarget(condition.target)}`;
    case 'page':
      return `is the page ${show(condition.name)}`;
    case 'clean':
      return cleanWords[of] ?? 'is clean';
    case 'seconds':
      return `is at most ${condition.atMost} seconds`;
    case 'status':
      return `has the status ${condition.value}`;
    case 'schema':
      return `matches the schema ${show(condition.value)}`;
    case 'answer':
      return renderStep({ do: 'expect', subject: { of: 'response' }, condition }).replace(
        'Check that the response ',
        '',
      );
    default:
      return `is ${condition.is}`;
  }
}

function nameSubject(subject: Expectation['subject']): string {
  if (subject.of === 'element') return nameTarget(subject.target);
  if (isAudit(subject.of)) return '';
  if (subject.of !== 'picture') return pageSubjects[subject.of];
  const what = subject.target ? nameTarget(subject.target) : subject.whole ? 'the whole page' : 'the page';
  return `the look of ${what}`;
}

/** What was expected, as a sentence without its first capital. */
export function describeExpected(expectation: Expectation): string {
  const { subject, condition, negated, every, only } = expectation;
  if (isAudit(subject.of)) return renderStep({ do: 'expect', ...expectation }).replace('Check that ', '');
  const name = nameSubject(subject);
  if (every)
    return `${negated ? 'none' : 'all'} of ${name}: each ${describeCondition(condition, subject.of)}`;
  const claim = `${only ? 'only ' : ''}${name} ${describeCondition(condition, subject.of)}`;
  return negated ? `not so: ${claim}` : claim;
}
