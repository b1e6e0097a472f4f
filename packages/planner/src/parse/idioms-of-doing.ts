import { anyMark } from '../steps/quoting.ts';
import { begin, hinted, name, nameBefore, type Rule } from './idiom-parts.ts';
import { anyCount, readCount, singularOf } from './wording.ts';

const end = '(?= *[.!]?$|[,;:]| and | then )';
const code = `(?:${anyMark}|[A-Z][A-Z\\d-]{3,})`;
const voucher =
  '(?:(?:promo|promotion|promotional|discount|coupon|voucher|gift|referral)(?: card)?(?: code)?|code)';
const sort = '(?:(?:old|new|expired|invalid|wrong|valid|unknown|correct) )?';
const sign =
  '(?:button|icon|symbol|sign|link|x|cross|arrows?|dots|pencil|bin|trash|trash can|heart|star|bell|gear|cog)';
const looked =
  '(?:review|summary|overview|details|data|entries|information|figures|order summary|order details|price summary)';
const goingOn =
  '(?:continue|proceed|go on|move on|click|press|tap|hit|confirm|submit|pay|send|book|finish|place)';

/** "One adult and two children": each by the plus that belongs to it, as often as is said. */
function addByPlus(whole: string, joined: string, listed: string): string {
  const each = listed.split(/,? and |, /i).map((one) => {
    const [, count = '', noun = ''] = new RegExp(`^(${anyCount}|an?) (?:more )?(.+)$`, 'i').exec(one) ?? [];
    if (noun === '') return undefined;
    const times = /^an?$/i.test(count) ? 1 : readCount(count);
    const often = times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`;
    return `click the plus button in the ${times === 1 ? noun : singularOf(noun)} item${often}`;
  });
  return each.includes(undefined) ? whole : `${joined}${each.join(' ¶ ')}`;
}

/** What is done with the things of a page, put as the readers of actions know it. */
export const doings: Rule[] = [
  hinted(
    /\b(?:apply|applies|use|uses|redeem|redeems)\b/i,
    new RegExp(
      `${begin}(?:apply|applies|use|uses|redeems?) (?:the |an? |my |your )?${sort}(${voucher}) (${code})${end}`,
      'gi',
    ),
    '$1enter $3 as the $2 ¶ click Apply',
  ),
  hinted(
    /\bappl(?:y|ies)\b/i,
    new RegExp(`${begin}[Aa]ppl(?:y|ies) ([A-Z]{2,}[A-Z-]*\\d[A-Z\\d]*|\\uE000i\\d+\\uE001)${end}`, 'g'),
    '$1enter $2 as the code ¶ click Apply',
  ),
  hinted(
    /\([A-Z\uE000]/,
    new RegExp(
      `\\b((?:click|press|tap|hit|push)(?:s|es)?(?: on)?) (?:the |an? )(?:[^,.;()\\uE000]*? )?${sign}(?: [^,.;()\\uE000]*)? \\((${anyMark}|[A-Z][\\w'’-]*(?: [\\w'’-]+){0,3})\\)`,
      'gi',
    ),
    '$1 $2',
  ),
  hinted(
    /\b(?:x|cross)\b/i,
    new RegExp(
      `${begin}(?:[Rr]emove|[Dd]elete|[Cc]lear|[Cc]lose|[Dd]ismiss) (?:the |this |that )?(?:[a-z]+ )?(${nameBefore('with', 'using', 'via', 'again', 'by')})(?: again)? (?:with|using|via|by (?:clicking|pressing)(?: on)?) (?:the|its) (?:(?:little|small|tiny) )?(?:x|cross)(?: (?:button|icon|on it|next to it|beside it|in it))?${end}`,
      'g',
    ),
    '$1click the x in the $2 item',
  ),
  hinted(
    /\b(?:x|cross)\b/i,
    new RegExp(
      `${begin}(?:remove|delete|clear|close|dismiss) (?:the|this|that|it)(?: [a-z]+){0,2}?(?: again)? (?:with|using|via|by (?:clicking|pressing)(?: on)?) (?:the|its) (?:(?:little|small|tiny) )?(?:x|cross)(?: (?:button|icon|on it|next to it|beside it|in it))?${end}`,
      'gi',
    ),
    '$1click x',
  ),
  hinted(
    /\bplus\b/i,
    new RegExp(
      `${begin}(?:add|choose|select|pick) ((?:${anyCount}|an?) (?:more )?[a-z]+(?: [a-z]+)?(?:(?:,| and|, and) (?:${anyCount}|an?) (?:more )?[a-z]+(?: [a-z]+)?)*) (?:with|using|via|by (?:clicking|pressing)(?: on)?) (?:the|their|its) plus(?: (?:buttons?|signs?|icons?|symbols?))?${end}`,
      'gi',
    ),
    (whole, joined = '', listed = '') => addByPlus(whole, joined, listed),
  ),
  hinted(
    /\bcheck/i,
    new RegExp(`${begin}checks? (?:the |your |my )?${looked},? (?:and )?(?:then )?(?=${goingOn}\\b)`, 'gi'),
    '$1',
  ),
  hinted(
    /\bthe one\b/i,
    new RegExp(
      `\\b(?!(?:is|was|be|has|and|like|as|only)\\b)([A-Za-z]+)( on)? the one (?:to|from|for|about|by|called|named|titled|with|in|of) (?:the )?(${name})${end}`,
      'g',
    ),
    '$1$2 the item $3',
  ),
  hinted(
    /\bboth\b/i,
    /\bleave both(?: the| of the| these)? fields(?: (?:of|in|on) (?:the |this )?(?:[a-z-]+ )?(?:form|page|dialog))? (?=empty\b|blank\b)/gi,
    'leave all fields ',
  ),
  hinted(
    /\ball\b/i,
    /\bleave all(?: the| of the| these)? fields (?:of|in|on) (?:the |this )?(?:[a-z-]+ )?(?:form|page|dialog) (?=empty\b|blank\b)/gi,
    'leave all fields ',
  ),
  hinted(
    /\bas an?\b/i,
    new RegExp(
      `${begin}(?:add|adds|choose|pick|select) ((?!\\uE000e)${name}) as an? (?:new |further |second )?(member|participant|assignee|attendee|reviewer|watcher|moderator|collaborator|teammate|recipient)${end}`,
      'gi',
    ),
    '$1select $2 from the $3 list',
  ),
];
