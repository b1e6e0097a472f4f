import type { Rule } from './idiom-parts.ts';
import { accounts } from './idioms-of-accounts.ts';
import { amounts } from './idioms-of-amounts.ts';
import { claims } from './idioms-of-claims.ts';
import { contrasts } from './idioms-of-contrasts.ts';
import { doings } from './idioms-of-doing.ts';
import { entries } from './idioms-of-entries.ts';
import { enumerations } from './idioms-of-enumerations.ts';
import { figures } from './idioms-of-figures.ts';
import { firsts } from './idioms-of-firsts.ts';
import { flows } from './idioms-of-flows.ts';
import { lists } from './idioms-of-lists.ts';
import { menus } from './idioms-of-menus.ts';
import { orders } from './idioms-of-orders.ts';
import { parts } from './idioms-of-parts.ts';
import { ranks } from './idioms-of-rank.ts';
import { records } from './idioms-of-records.ts';
import { relatives } from './idioms-of-relatives.ts';
import { results } from './idioms-of-results.ts';
import { sending } from './idioms-of-sending.ts';
import { shares } from './idioms-of-shares.ts';
import { tellings } from './idioms-of-telling.ts';
import { things } from './idioms-of-things.ts';
import { widgets } from './idioms-of-widgets.ts';
import { startsWithVerb } from './passages.ts';
import { splitPredicate } from './predicates.ts';

/** Who acts; whoever must be logged in for it is not merely a person. */
const persona =
  /^as (?:an?|the) (?!(?:already )?(?:logged|signed|authenticated|registered|admin|administrator|locked|blocked|member|moderator)\b)[^,\uE000]{2,40}, (?=[a-z]+ )/i;

const people: Rule[] = [
  [persona, ''],
  [
    /^as an? (?:guest|visitor|customer|shopper|buyer|user|reader|author|editor|traveller|tester) (?=(?:i|we) )/i,
    '',
  ],
  [
    /^(?:when|once|after|as soon as|until) the [a-z]+(?: [a-z]+)? (?:is|are|has|have) (?:been |finished |all )?(?:loaded|loading),? (?=\S)/i,
    '',
  ],
  [
    /^(?:without (?:any|an?) (?:filters?|search|search term|selection|input|sorting|login|account)|by default|initially|at first|to begin with|in the beginning|at the beginning|from the start|before anything is (?:chosen|selected|entered|typed)),? (?=(?:it|there|the|all|no|nothing|you|i|we) )/i,
    '',
  ],
  [
    /^(?:when|once|after|as soon as) (?:the )?(?:upload|download|search|loading|animation|page|request|process|saving|import|export|transfer|list|results?)(?: of [^,]+)? (?:has |is |have |are |was )?(?:been )?(?:finished|finishes|completed|completes|complete|done|loaded|over|ended|ends|ready|through),? (?=\S)/i,
    '',
  ],
  [
    /^((?:on|in|at) (?:the )?(?:(?:first|second|third|fourth|next|last|following) (?:page|step|screen)|(?:step|page|screen) (?:\d+|one|two|three|four))(?: of [^,]+?)?,? )(.+)$/is,
    (whole, _place = '', rest = '') => (startsWithVerb(rest) && !splitPredicate(rest) ? rest : whole),
  ],
];

/** Ways of putting things that stand for plainer ones; ` ¶ ` parts sentences. */
export const idioms: Rule[] = [
  ...accounts,
  ...doings,
  ...enumerations,
  ...firsts,
  ...sending,
  ...flows,
  ...orders,
  ...people,
  ...parts,
  ...menus,
  ...results,
  ...shares,
  ...widgets,
  ...relatives,
  ...contrasts,
  ...entries,
  ...tellings,
  ...figures,
  ...records,
  ...lists,
  ...ranks,
  ...things,
  ...amounts,
  ...claims,
];
