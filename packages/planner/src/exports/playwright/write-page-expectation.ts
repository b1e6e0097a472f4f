import { isAudit } from '../../steps/audits.ts';
import type { Expectation } from '../../steps/language.ts';
import { writeAudit } from './write-audit.ts';
import { writeAnswerCheck } from './write-call.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

type PageSubject = Exclude<Expectation['subject']['of'], 'element'>;
type TextCondition = Extract<Expectation['condition'], { is: 'text' }>;

interface Manner {
  not: string;
  options: string;
}

function writePoll(read: string, matcher: string, { not, options }: Manner): string[] {
  return [`await expect.poll(() => ${read}${options ? `, ${options}` : ''}).${not}${matcher};`];
}

/** A text against a matcher that takes a string or a pattern. */
function writeTextPattern(condition: TextCondition, writing: Writing): string {
  const value = writeValue(condition.value, writing);
  if (condition.how === 'equals') return value;
  if (condition.how === 'matches') return `new RegExp(${value})`;
  writing.helpers.add('containing');
  return `containing(${value})`;
}

export function writeTextMatcher(condition: TextCondition, writing: Writing): string {
  const value = writeValue(condition.value, writing);
  if (condition.how === 'equals') return `toBe(${value})`;
  return condition.how === 'matches' ? `toMatch(new RegExp(${value}))` : `toContain(${value})`;
}

function writeText(
  of: PageSubject,
  condition: TextCondition,
  manner: Manner,
  writing: Writing,
): string[] | undefined {
  const further = manner.options ? `, ${manner.options}` : '';
  const say = (subject: string, matcher: string) => [
    `await expect(${subject}).${manner.not}${matcher}(${writeTextPattern(condition, writing)}${further});`,
  ];
  switch (of) {
    case 'address':
      return say('page', 'toHaveURL');
    case 'title':
      return say('page', 'toHaveTitle');
    case 'page text': {
      const matcher = condition.how === 'contains' ? 'toContainText' : 'toHaveText';
      const value = writeValue(condition.value, writing);
      const expected = condition.how === 'matches' ? `new RegExp(${value})` : value;
      // What is hidden is no part of what a page shows.
      const options = manner.options
        ? manner.options.replace('{', '{ useInnerText: true,')
        : '{ useInnerText: true }';
      return [`await expect(page.locator('body')).${manner.not}${matcher}(${expected}, ${options});`];
    }
    case 'dialog text':
      writing.records.add('dialogs');
      return writePoll("dialogs.join('\\n')", writeTextMatcher(condition, writing), manner);
    case 'download':
      writing.records.add('downloads');
      return writePoll("downloads.join('\\n')", writeTextMatcher(condition, writing), manner);
    case 'response':
      if (!writing.records.has('answer')) return undefined;
      return writePoll('answer.text', writeTextMatcher(condition, writing), manner);
    default:
      return undefined;
  }
}

function writeClean(of: PageSubject, { not }: Manner, writing: Writing): string[] | undefined {
  switch (of) {
    case 'console':
      writing.records.add('console');
      return [`expect(consoleErrors).${not}toEqual([]);`];
    case 'accessibility':
      writing.helpers.add('axe');
      return [`expect((await new AxeBuilder({ page }).analyze()).violations).${not}toEqual([]);`];
    default:
      return undefined;
  }
}

/** A page is known by its address, its title and its headings. */
function writePageName(name: string, manner: Manner, writing: Writing): string[] {
  const { not, options } = manner;
  const read =
    "[page.url(), await page.title(), ...(await page.getByRole('heading').allInnerTexts())].join('\\n').toLowerCase()";
  return [
    `await expect.poll(async () => ${read}${options ? `, ${options}` : ''}).${not}toContain(${writeValue(name, writing)}.toLowerCase());`,
  ];
}

/** What is expected of the whole page; undefined where Playwright has no words for it. */
export function writePageExpectation(
  of: PageSubject,
  condition: Expectation['condition'],
  manner: Manner,
  writing: Writing,
): string[] | undefined {
  if (isAudit(of)) return writeAudit(of, condition, manner.not, writing);
  switch (condition.is) {
    case 'text':
      return writeText(of, condition, manner, writing);
    case 'clean':
      return writeClean(of, manner, writing);
    case 'page':
      return writePageName(condition.name, manner, writing);
    case 'status':
      writing.records.add('status');
      return writePoll('status', `toBe(${condition.value})`, manner);
    case 'new tab':
      return writePoll('page.context().pages().length', 'toBeGreaterThan(1)', manner);
    case 'answer':
      return writeAnswerCheck(condition.check, manner.not, writing);
    case 'seconds':
      if (of !== 'load time') return undefined;
      writing.helpers.add('loadSeconds');
      return [`expect(await loadSeconds(page)).${manner.not}toBeLessThanOrEqual(${condition.atMost});`];
    case 'visible':
      if (of !== 'download' && of !== 'dialog text') return undefined;
      writing.records.add(of === 'download' ? 'downloads' : 'dialogs');
      return writePoll(
        of === 'download' ? 'downloads.length' : 'dialogs.length',
        'toBeGreaterThan(0)',
        manner,
      );
    default:
      return undefined;
  }
}
