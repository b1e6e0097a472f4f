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

const emptyCart = new RegExp(`^${things}(?:shopping )?(?:cart|basket|bag)(?: is)? (?:still )?empty$`, 'i');
const inCart =
  /^(?:the |my |your )?(?:shopping )?(?:cart|basket|bag) (?:already )?(?:contains|has|holds) (?:(?:only|already|one) )?((?:the |an? )?(?:\uE000|[A-Z]).*)$/;
const lyingInCart =
  /^((?:the |an? )?(?:\uE000|[A-Z]).*?) (?:is|are|lies)(?: already)? in (?:the |my |your )?(?:shopping )?(?:cart|basket|bag)$/i;

/**
 * A precondition in note form, written as sentences: none where nothing is to be done for it. `isLabelled`: it stands under
 * "Preconditions", before anything was done.
 */
export function writePrecondition(text: string, isLabelled: boolean): string[] | undefined {
  const held = ((isLabelled ? inCart.exec(text.trim()) : null) ?? lyingInCart.exec(text.trim()))?.[1];
  if (held) return [`I add ${held.replace(/\.$/, '')} to the cart`];
  if (isLabelled && emptyCart.test(text.trim().replace(/\.$/, ''))) return [];
  const parts = text
    .replace(/[.;]$/, '')
    .split(/, (?:and )?|; | and /)
    .map((part) => part.trim());
  const written = parts.map(writePart);
  return written.every((part) => part !== undefined) ? written.filter((part) => part !== '') : undefined;
}

function writePart(part: string): string | undefined {
  if (/\uE000/.test(part)) return undefined;
  if (granted.some((form) => form.test(part))) return '';
  const name = (pageOnly.exec(part) ?? standing.exec(part) ?? nounOnly.exec(part))?.[1];
  return name === undefined || /^(?:same|first|next|last|user|customer)$/i.test(name)
    ? undefined
    : `I am on the ${name} page`;
}
