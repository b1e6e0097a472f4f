import { splitClauses } from './clauses.ts';
import { splitMembers } from './subjects.ts';
import { anyCount, readCount } from './wording.ts';

const things = '(?:the |an? |my |your )?';
const standing =
  /^(?:the |an? |my |your )?((?!(?:user|customer|i|browser|app|application|site|website|shop|store|dialog|menu) )(?:[\w'-]+ ){0,3}?[\w'-]+?)(?: (?:page|screen))?(?: is| has been)?(?: already)? (?:open|opened|loaded|displayed|shown)$/i;
const pageOnly = /^(?:the |an? |my |your )?((?:[\w'-]+ ){0,3}[\w'-]+) (?:page|screen)$/i;
const nounOnly = /^the ([\w'-]+(?: [\w'-]+)?)$/i;

/** True of every fresh visitor, or beyond what a page can show: nothing is to be done for it. */
const granted = [
  /^(?:nothing|nobody|no [\w -]+?)(?: is| are| has been| have been| was)? (?:yet )?(?:selected|chosen|ticked|checked|logged in|signed in|entered|typed|filled in|open|added)(?: yet)?$/i,
  new RegExp(
    `^${things}(?:[\\w-]+ )?(?:user|customer|visitor|shopper|i|we)(?: \\w+)? (?:has|have|already has|already have) (?:an?|the|valid|existing|working) (?:[\\w-]+ )*(?:account|browser|connection)$`,
    'i',
  ),
  new RegExp(
    `^${things}(?:[\\w-]+ )?(?:user|customer|visitor|shopper|i|we)(?: am| is| are) (?:an? )?(?:registered|first-time|new|anonymous|normal|regular|ordinary)(?: [\\w-]+)?$`,
    'i',
  ),
  new RegExp(
    `^${things}(?:browser|internet|network|app|application|site|website|shop|store|system|server|demo)(?: connection)?(?: is| are)? (?:open|opened|available|running|up|up and running|reachable|accessible|started|online|working|there)$`,
    'i',
  ),
  /^(?:an? )?(?:fresh|new|clean) (?:browser|session|visitor|profile|tab)(?: session| window)?$/i,
  /^(?:none|nothing|n\/?a|no)$/i,
];

const cart = '(?:the |my |your |his |her |our )?(?:shopping )?(?:cart|basket|bag)';
const emptyCart = new RegExp(`^(?:${cart}(?: is)? (?:still )?empty|there is nothing in ${cart})$`, 'i');
const thing = '(?:(?:the|an?|only|already|just|one|two|three|four|five|six|\\d+) )*(?:\\uE000|[A-Z]).*?';
/** What lies in the cart, however that is said. */
const lying = [
  new RegExp(
    `^(?:my|your|his|her|our) (?:shopping )?(?:cart|basket|bag) (?:already )?(?:contains|has|holds) (${thing})$`,
  ),
  new RegExp(`^${cart} (?:already )?holds (${thing})$`),
  new RegExp(`^(${thing}) (?:is|are|lies|lie)(?: already)?(?: lying)? in ${cart}$`),
  new RegExp(`^[Tt]here (?:is|are)(?: already)? (${thing}) in ${cart}$`),
  new RegExp(
    `^(${thing}) (?:has|have|was|were)(?: already)?(?: been)? (?:added to|put (?:in|into)|placed in) ${cart}$`,
  ),
];
/** In a scenario these are checked, under "Preconditions" they are brought about. */
const contents = new RegExp(`^${cart} (?:already )?(?:contains|has) (${thing})$`);
const ordered = /,? in (?:this|that|the given) order$/i;
const amount = new RegExp(`^(?:(?:the|an?|only|already|just) )*(?:(${anyCount}) )?(?:of the )?(.+)$`, 'i');

function addToCart(member: string): string {
  const [, count = '1', name = member] = amount.exec(member) ?? [];
  const times = readCount(count);
  return `I add the ${name} to the cart${times === 2 ? ' twice' : times > 2 ? ` ${times} times` : ''}`;
}

/** What has to be put into the cart for a precondition. */
function fillCart(text: string, isLabelled: boolean): string[] | undefined {
  const held = [...lying, ...(isLabelled ? [contents] : [])]
    .map((form) => form.exec(text)?.[1])
    .find((found) => found !== undefined);
  return held === undefined ? undefined : splitMembers(held).map(addToCart);
}

const owned = new RegExp(
  `^(?:i|we|you|he|she|they|the (?:user|customer|member|admin)) (?:already |still |currently )?(?:have|has) (?:already |exactly )?(${anyCount}) ((?:[a-z-]+ ){0,2}[a-z]+s)$`,
  'i',
);

/** "I have 3 upcoming trips": a page that lists them shows whether it is so. */
function countOwned(text: string): string[] | undefined {
  const [, count = '', things = ''] = owned.exec(text) ?? [];
  return count === '' ? undefined : [`there are ${count} ${things}`];
}

const onPart =
  /^(?:(?:i|we|the user) (?:am|are|is) (?:already )?(?:on|at) )?the (?:first|second|third|fourth|fifth|last) (?:page|step) of (?:the |our |my )?[a-z ]+?(?: is (?:open|shown))?$/i;
const opened =
  /^(?:the |my )?([\w'-]+(?: [\w'-]+){0,2}) (folder|tab|section|panel|menu) (?:is|has been) (?:already )?(?:open|opened|selected|expanded|active)$/i;

/** What holds before anything is done, for certain: done if it can be, passed over if it holds of every fresh visitor. */
function settle(text: string, isLabelled: boolean): string[] | undefined {
  if ((isLabelled && emptyCart.test(text)) || onPart.test(text)) return [];
  const [, name, kind = ''] = opened.exec(text) ?? [];
  if (name) return [kind === 'folder' ? `I open ${name}` : `I open the ${name} ${kind}`];
  return fillCart(text, isLabelled);
}

export interface Precondition {
  /** What to do for it; nothing where it holds anyway. */
  sentences: string[];
  /** No other reading of it is asked for. */
  isCertain: boolean;
}

export interface Standing {
  /** It stands under "Preconditions". */
  isLabelled: boolean;
  /** Nothing but preconditions came before. */
  isFirst: boolean;
  /** What it speaks of was put there before. */
  isPlaced: boolean;
}

/** A precondition, written as sentences. */
export function writePrecondition(
  text: string,
  { isLabelled, isFirst, isPlaced }: Standing,
): Precondition | undefined {
  const bare = text.trim().replace(/[.;]$/, '').replace(ordered, '');
  const held = fillCart(bare, isLabelled);
  if (held) return { sentences: isPlaced ? [] : held, isCertain: isFirst };
  const counted = countOwned(bare);
  if (counted) return { sentences: counted, isCertain: true };
  const settled = isFirst ? settle(bare, isLabelled) : undefined;
  if (settled) return { sentences: settled, isCertain: true };
  const parts = bare.split(/, (?:and )?|; | and /).map((part) => part.trim());
  const written = parts.map(writePart);
  return written.every((part) => part !== undefined)
    ? { sentences: written.filter((part) => part !== ''), isCertain: false }
    : undefined;
}

const given = /^(?:given|and) /i;

/** "I am not logged in and there is a Lamp in my cart": each precondition for itself, where one of them is known for certain. */
export function partPreconditions(sentence: string, isLabelled: boolean): string[] {
  const [lead = ''] = given.exec(sentence) ?? [];
  const clauses = splitClauses(sentence.slice(lead.length).replace(/\.$/, ''));
  if (clauses.length < 2 || !clauses.some((clause) => settle(clause.trim(), isLabelled))) return [sentence];
  return clauses.map((clause, index) => `${index === 0 ? lead : lead && 'And '}${clause.trim()}`);
}

function writePart(part: string): string | undefined {
  if (/\uE000/.test(part)) return undefined;
  if (granted.some((form) => form.test(part))) return '';
  const name = (pageOnly.exec(part) ?? standing.exec(part) ?? nounOnly.exec(part))?.[1];
  return name === undefined || /^(?:same|first|next|last|user|customer)$/i.test(name)
    ? undefined
    : `I am on the ${name} page`;
}
