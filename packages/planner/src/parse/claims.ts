import type { Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { anyDuration, readDuration } from './amounts.ts';
import { type Literal, literalOf } from './literals.ts';
import { readLoadClaim } from './load-claims.ts';
import { readSortedClaim } from './sorted-claims.ts';
import { expectPage } from './visible.ts';

type Claim = (parts: string[], literals: Literal[], text: string) => Expectation | undefined;
const clean = { is: 'clean' } as const;

/** Words around "looks the same" that say whose look is meant, and those that say more than that of the page. */
const ofPage =
  /\b(?:page|site|website|screen|app|application|it|everything|layout|design|ui|baseline|regression|differences?)\b|\uE000/i;
const beyondPage = /\b(?:not|never|every|each|all|both|neither|and|or)\b/i;

/** Statements about the whole page that have their own wording. */
const forms: [RegExp, Claim][] = [
  [
    /^(?:an? |the )?(?:http )?(?:status )?(?:code )?([1-5]\d\d)(?: status| response| error)?(?: code)?$/i,
    ([status]) => ({ subject: { of: 'response' }, condition: { is: 'status', value: Number(status) } }),
  ],
  [
    /\bno (?:javascript |js |console )?errors?\b.*\bconsole\b|\bconsole (?:has|shows|contains|is free of|stays free of|remains free of|should have|must have|should show|must show) (?:no )?errors?|\bno (?:javascript|js|console) errors?\b|\bnothing is logged\b.*\bconsole\b|\bconsole (?:is|should be|must be|stays|remains) (?:clean|empty|free of errors)/i,
    () => ({ subject: { of: 'console' }, condition: clean }),
  ],
  [/\b(?:accessib\w+|a11y|wcag)\b/i, () => ({ subject: { of: 'accessibility' }, condition: clean })],
  [
    /\blooks? (?:exactly )?(?:the same|identical|unchanged|like (?:before|the baseline))|\b(?:visually (?:identical|unchanged|the same)|matches? the (?:baseline|reference|last accepted) ?(?:screenshot|image|picture)?$|(?:visual|pixel) (?:regression|difference)s?)\b/i,
    (_parts, _literals, text) =>
      ofPage.test(text) && !beyondPage.test(text)
        ? { subject: { of: 'picture' }, condition: clean }
        : undefined,
  ],
  [
    new RegExp(
      `\\b(?:page|site|app|application|it|screen)\\b.* (?:loads?|opens?|renders?|be loaded|is loaded|loaded|ready|appears?)(?: (?:completely|fully))? (?:in|within|under|in less than|in under|in at most|faster than|in no more than)(?: less than| under| at most| no more than)? (${anyDuration})`,
      'i',
    ),
    readLoadTime,
  ],
  [
    new RegExp(
      `\\b(?:load|loading|page) time\\b.*(?:under|below|less than|at most|within|no more than|exceed|longer than|more than) (${anyDuration})`,
      'i',
    ),
    readLoadTime,
  ],
  [
    new RegExp(
      `\\b(?:api|response|endpoint|server|request|it)\\b.*(?:answers?|responds?|returns?|reply|replies|takes?|arrives?)\\b.*(?:within|under|in|less than|at most) (${anyDuration})`,
      'i',
    ),
    ([limit = '']) => {
      const atMost = readDuration(limit);
      return atMost === undefined
        ? undefined
        : { subject: { of: 'response' }, condition: { is: 'seconds', atMost } };
    },
  ],
  [
    /(?:\bstatus(?: code)?(?: of the response)?|\breturns?|\bresponds?(?: with)?|\banswers?(?: with)?|\bgives?|\bget|\breceive|\bresponse(?: code)?) (?:(?:should|must) )?(?:be |is |of |equals? |with )?(?:an? |the )?(?:http )?(?:status )?(?:code )?(?:of )?([1-5]\d\d)\b(?! (?:items|rows|results))/i,
    ([status]) => ({ subject: { of: 'response' }, condition: { is: 'status', value: Number(status) } }),
  ],
  [
    new RegExp(
      `(?:\\bfile\\b.*?|^|the )(${anyMark}) (?:is|gets|will be|should be|must be|be|should get|has been) downloaded|download(?:s|ed)? (?:of )?(?:the |a )?(?:file )?(?:named |called )?(${anyMark})|downloaded file (?:is |should be |must be )?(?:named|called) (${anyMark})`,
      'i',
    ),
    (marks, literals) => {
      const literal = literalOf(marks.find((mark) => mark) ?? '', literals);
      return (
        literal && {
          subject: { of: 'download' },
          condition: { is: 'text', how: 'equals', value: literal.value },
        }
      );
    },
  ],
  [
    /\b(?:an? |the )?(?:file|download|pdf|csv|report|export|invoice|document|receipt)(?: file)? (?:is|gets|should be|must be|will be|should get|has been|starts|should start|begins|must start) ?(?:downloaded|downloading|to download)?$|\bdownload (?:starts|begins|should start|is started|must start)\b|\bfile downloads$/i,
    () => ({ subject: { of: 'download' }, condition: { is: 'visible' } }),
  ],
  [
    /\b(?:url|address|page address|location)\b.*\b(?:stays the same|remains the same|does not change|is unchanged|remains unchanged|should not change|must not change|stays unchanged)|(?:stays?|remains?|is still|are still|kept|be kept)(?: \w+)? on (?:the same|this|that|the current|the) page$/i,
    () => ({
      subject: { of: 'address' },
      condition: { is: 'text', how: 'equals', value: '{{previous address}}' },
    }),
  ],
  [
    /^(?:the )?page(?: itself)? (?:(?:does|must|should|may|will) not (?:change|be left|be reloaded|reload)|(?:must |should )?(?:stays?|remains?) the same)$/i,
    () => ({
      subject: { of: 'address' },
      condition: { is: 'text', how: 'equals', value: '{{previous address}}' },
    }),
  ],
  [
    /^(?:the )?(?:user|i|you|visitor|customer|we)? ?(?:is|am|are|should be|must be)? ?(?:back )?(?:on|at) the home ?page$/i,
    () => expectPage('home'),
  ],
];

function readLoadTime([limit = '']: string[]): Expectation | undefined {
  const atMost = readDuration(limit);
  return atMost === undefined
    ? undefined
    : { subject: { of: 'load time' }, condition: { is: 'seconds', atMost } };
}

export function readClaim(text: string, literals: Literal[]): Expectation | undefined {
  for (const [form, read] of forms) {
    const match = form.exec(text);
    const expectation = match && read(match.slice(1), literals, text);
    if (expectation) return expectation;
  }
  return readLoadClaim(text) ?? readSortedClaim(text, literals);
}
