import { claiming } from './asides.ts';
import { readPlace } from './label-places.ts';
import type { Mode } from './outcomes.ts';

/** What a label such as "Steps:" or "Expected result" says about what follows it. */
export interface Label {
  mode: Mode;
  rest: string;
  /**
   * `fault`: what went wrong or where it was seen, no step and no claim. `data`: values that later steps use. `seen`: a list of
   * what should be there.
   */
  kind: 'seen' | 'steps' | 'given' | 'then' | 'note' | 'fault' | 'data';
  /** An order to go where it says that all of it is done. */
  place?: string;
}

const thenWords =
  'expected(?: (?:results?|outcomes?|behaviou?rs?|outputs?|values?|reactions?))?|expectations?|results?|outcomes?|(?:(?:acceptance|pass|success) )?criteria|then expect|what (?:i|we) expect|what should happen|what (?:i|we) (?:should|want to) see|post-?conditions?';
const thenShort = 'should(?: happen)?|er|exp|expect|see|out|output|acceptance';
const givenWords =
  'pre-?conditions?|pre-?requisites?|pre-?reqs?|set-?up|assumptions?|initial state|starting (?:point|page|situation)';
const stepsWords =
  'steps?(?: to (?:reproduce|follow|test|take|perform))?|test steps?|test procedure|procedure|repro(?:duction)? steps|how to (?:test|reproduce|check|get there)|instructions';
const stepsShort =
  'actions?|flow|how|repro|to (?:reproduce|test|check|see it)|what (?:i|we) (?:do|did)|execution|do|please (?:test|check|do)(?: this| the following)?';
const listWords =
  '(?:short |quick |test |qa |regression |smoke |release )*check-?\\s?lists?|(?:things|points|what) to (?:check|test|verify|look at)|test (?:cases?|plan|ideas|scenarios)|to-?do(?: list)?|to be (?:checked|tested|verified)';
const faultWords =
  'actual(?:ly)?(?: (?:results?|outcomes?|behaviou?rs?))?|observed(?: (?:results?|behaviou?rs?))?|current behaviou?r|environment|what happens(?: now| instead)?|test environment';
const noteWords =
  'description|summary|objective|purpose|goal|priority|severity|component|module|complaint|customer complaint|problem|context|rationale|reason|why|motivation|reported by|reporter|assignee|author|tester|labels|(?:test ?case |ticket |bug |issue |story |requirement |test )(?:id|title|name|objective)|related|reference';
const remarkWords = 'note|comment|remark|hint|info|fyi|nb';
const dataWords = 'test data|input data|data|credentials|test (?:user|account)|data used';
/** Names that a form may bear just as well: they are about the text only where it begins. */
const headWords = 'id|type|area|version|browser|os|date|status|sprint|tags?|background|owner|feature area';

const count = '(?:\\s*#?\\d+)?';
const rest = '\\s*(?::|\\s[-–](?=\\s)|(?<=\\d)[.)])\\s*(.*)$';
const form = (words: string) => new RegExp(`^(?:${words})${count}${rest}`, 'is');
const alone = (words: string) => new RegExp(`^(?:${words})${count}\\s*[:.]?$`, 'i');

const labels: [Label['kind'], RegExp][] = [
  ['then', form(`${thenWords}|${thenShort}`)],
  ['given', form(`${givenWords}|pre|given that|starting with`)],
  ['fault', form(faultWords)],
  ['data', form(dataWords)],
  ['steps', form(`${stepsWords}|${stepsShort}`)],
  ['note', form(`(?:${noteWords})s?`)],
];
const aloneLabels: [Label['kind'], RegExp][] = [
  [
    'then',
    alone(`${thenWords}|${thenShort}|(?:to )?verif(?:y|ication)|checks?|check that|then|assert(?:ion)?s?`),
  ],
  ['given', alone(`${givenWords}|given`)],
  ['fault', alone(faultWords)],
  ['data', alone(dataWords)],
  ['steps', alone(`${stepsWords}|${stepsShort}|test|tests|when`)],
  ['note', alone(`(?:${noteWords}|${remarkWords})s?`)],
];
const bareLabels: [Label['kind'], RegExp][] = [
  ['then', alone(thenWords)],
  ['given', alone(givenWords)],
  ['fault', alone(faultWords)],
  ['data', alone(dataWords.replace('|data|', '|'))],
  ['steps', alone(stepsWords)],
  ['note', alone('description|summary|objective|purpose|notes')],
];
/** "Acceptance criteria for the cart page:", "Checklist for the settings (tab Profile):" */
const about = '(?: (?:for|of|on|about|regarding|concerning) ([^:]{2,60}?))?\\s*:$';
const headings: [Label['kind'], RegExp][] = [
  ['then', new RegExp(`^(?:${thenWords})${about}`, 'i')],
  ['given', new RegExp(`^(?:${givenWords})${about}`, 'i')],
  ['steps', new RegExp(`^(?:${listWords}|${stepsWords})${about}`, 'i')],
];

function readHeading(content: string): Label | undefined {
  for (const [kind, form] of headings) {
    const [found, subject = ''] = form.exec(content) ?? [];
    if (found === undefined) continue;
    const place = readPlace(subject);
    return { kind, mode: modeOf(kind), rest: '', ...(place && { place }) };
  }
  return undefined;
}

const modes = new Map<Label['kind'], Mode>([
  ['then', 'then'],
  ['given', 'given'],
  ['note', 'note'],
  ['fault', 'note'],
]);
const modeOf = (kind: Label['kind']): Mode => modes.get(kind) ?? 'plain';

const seeing =
  /^(?:then )?(?:you|i|we|the user|the customer) (?:should|must|will|can|expect to) (?:now |then )?(?:see|get|find)(?: the following)?\s*:$|^(?:it|the (?:page|list|section|menu|dialog|table|form|box)) (?:should |must |will |has to |then |now )*(?:lists?|shows?|contains?|displays?|offers?|includes?|names?) (?:these|the following)(?: [a-z]+){0,2}\s*:$/i;
const unexpected = /^(?:not expected|unexpected|should not happen|must not happen)\s*:\s*(.+)$/is;
const startLabel =
  /^(?:start(?:ing)?(?: page| url| point)?|url|address|start at|page url)\s*:\s*(\uE000[up]\d+\uE001)\.?$/i;

const remarkLabel = new RegExp(`^(?:${remarkWords})s?\\s*:\\s*(.+)$`, 'is');
const statusLabel =
  /^status\s*:\s*((?:not run|pass(?:ed)?|fail(?:ed)?|open|new|draft|to ?do|blocked|untested)\.?)$/i;
const subjectOnly =
  /^((?:bug report|bug|defect|issue|ticket|test case|user story|story|smoke test|regression test|test)(?: (?:#?\d+|\uE000i\d+\uE001))?)$/i;
const headLabel = new RegExp(`^(?:${headWords})\\s*:\\s*(.+)$`, 'is');
const nothing = /^(?:none|n\/?a|nothing|-|–|no|not applicable)\.?$/i;

/** "… a section called X. It should list these promises:": the line before the list, without what else stands on it. */
export function partLastSentence(line: string): [string, string] | undefined {
  const [, before, last] = /^(.+[.!?]) (\S[^.!?]*:)$/.exec(line) ?? [];
  return before && last && seeing.test(last) ? [before, last] : undefined;
}

/** `isHead`: nothing but such labels came before. `inForm`: the line before was a field with its value, or led in to some. */
export function readLabel(content: string, where: { isHead: boolean; inForm: boolean }): Label | undefined {
  const start = startLabel.exec(content)?.[1];
  if (start) return { kind: 'steps', mode: 'plain', rest: `Open ${start}` };
  const refused = unexpected.exec(content)?.[1];
  if (refused) return { kind: 'then', mode: 'then', rest: deny(refused, content) };
  if (seeing.test(content)) return { kind: 'seen', mode: 'then', rest: '' };
  const about = statusLabel.exec(content)?.[1] ?? (where.isHead ? subjectOnly.exec(content)?.[1] : undefined);
  if (about) return { kind: 'note', mode: 'note', rest: about };
  const isAlone = /:$/.test(content);
  const heading = isAlone ? readHeading(content) : undefined;
  if (heading) return heading;
  for (const [kind, words] of isAlone ? aloneLabels : bareLabels)
    if (words.test(content) && (isAlone || /^[A-Z]/.test(content)))
      return { kind, mode: modeOf(kind), rest: '' };
  for (const [kind, words] of labels) {
    const found = words.exec(content)?.[1];
    if (found === undefined || (kind === 'note' && where.inForm)) continue;
    const isNothing = nothing.test(found);
    return { kind, mode: isNothing ? 'note' : modeOf(kind), rest: found };
  }
  const remark = remarkLabel.exec(content)?.[1];
  if (remark && !where.inForm)
    return { kind: 'note', mode: claiming.test(remark) ? 'plain' : 'note', rest: remark };
  const head = headLabel.exec(content)?.[1];
  return head && where.isHead && !claiming.test(head)
    ? { kind: 'note', mode: 'note', rest: head }
    : undefined;
}

/** What must not be seen; what cannot be turned round is left as it is, to be handed back. */
function deny(claim: string, whole: string): string {
  const text = claim.replace(/[.!]$/, '');
  if (/^\uE000q\d+\uE001$/.test(text)) return `${text} is not shown`;
  const turned = text.replace(/ (is|are) (shown|visible|displayed|listed|there|present)$/i, ' $1 not $2');
  return turned === text ? whole.replace(':', '') : turned;
}

/** A heading that only names the part of a test case: "## Steps", "**Expected result**". */
export function isLabel(heading: string): boolean {
  const words = heading.replace(/\s*:$/, '');
  return aloneLabels.some(([, label]) => label.test(words));
}
