import { anyMark } from '../steps/quoting.ts';
import { applyRules, applyToParts, type Rule } from './idiom-parts.ts';
import { idioms } from './idioms.ts';
import { sayPlainly } from './plainer.ts';
import { takeStructureApart } from './structures.ts';

const logIn = '(?:log(?:s|ged|ging)?[ -]?(?:in|on)|sign(?:s|ed|ing)?[ -]?in|login)';
const given = `(${anyMark}|[\\w.@+!#$%^&*-]+)`;
const bracketed = new RegExp(
  `^(.*?) ?\\((?:with |using )?(?:e-?mail|user(?: ?name)?|login|account)?\\s?[:=]? ?${given}(?:,| ?/|;| and)? ?(?:password|pass|pw)?\\s?[:=]? ?${given}\\)(.*)$`,
  'is',
);
const owned = new RegExp(
  `\\b((?:user|account|customer|member|admin)) ${given} ?/ ?${given} (.*?\\b${logIn})\\b`,
  'i',
);
const loginVerb = new RegExp(`\\b${logIn}\\b(?! (?:link|button|page|form|screen))`, 'i');

/** Credentials in brackets behind the person belong to the logging in: "a user (a / b) can log in". */
function moveCredentials(text: string): string {
  const [, before = '', user, password, after = ''] = bracketed.exec(text) ?? [];
  if (user && password) {
    const joined = `${before}${after}`;
    if (/\b(?:logged|signed)[ -]in (?:user|customer|member|admin)\b/i.test(joined)) return text;
    if (loginVerb.test(joined))
      return joined.replace(loginVerb, (verb) => `${verb} with ${user} / ${password}`);
  }
  return text.replace(owned, '$1 $4 with $2 / $3');
}

const rules: Rule[] = [
  [
    /^(?:once|when|after|while) (?:i am |the user is |he is )?(?:logged|signed) in \(([^()]+)\),? /i,
    'log in with $1 ¶ ',
  ],
  [/^(?:an? )?(?:successful |valid )?(?:login|log-in|sign-in) (?=(?:with|as|using) )/i, 'logging in '],
  [
    /^(?:invalid|wrong|incorrect|false|unknown) credentials \(?([^()]*? ?\/ ?[^() ]+)\)? /i,
    'logging in with $1 ',
  ],
  [
    /\b(?:it )?(?:is|should be|must be|should|must) not (?:be )?possible (?:for \w+ )?to /gi,
    'the user cannot ',
  ],
  [/^(.+?) can be sorted by (.+)$/i, 'the user can sort $1 by $2'],
  [
    /^(?:the )?(.+?) (?:is|should be|must be) (?:more expensive|dearer) than (?:the )?(.+)$/i,
    'the price of the $1 is higher than the price of the $2',
  ],
  [
    /^(?:the )?(.+?) (?:is|should be|must be) cheaper than (?:the )?(.+)$/i,
    'the price of the $1 is lower than the price of the $2',
  ],
  [
    /\b(exactly one|only one|one|1) (result|product|item|entry|row|hit|match), ((?:the |\uE000|[A-Z]).+)$/i,
    '$1 $2 ¶ $3 is visible',
  ],
  [
    /\b(?:the )?(?:list|table|results?|result list) (?:only|just|exclusively) (?:contains?|shows?|lists?|displays?) /gi,
    ', every item shows ',
  ],
  [/\bbelongs? to (?:the )?(?=[A-Z\uE000])/g, 'be from '],
  [
    /(^|: |; )(?:[Tt]he )?((?!The )[A-Z\uE000][^,;:]*?) (?:comes|is listed|is shown|should come|must come|should be listed|is) first\b(?:,? (?:and )?(?:then|followed by) (?:the )?([A-Z\uE000][^,;:.]*))?/,
    '$1the first item is $2 ¶ the second item is $3',
  ],
  [
    new RegExp(
      `\\b(?:(?:both|all) )?(?:[a-z]+ )?(?:errors?|messages?|warnings?)(?: are| is)?(?: shown| displayed| visible)? \\((${anyMark}(?:(?:,| and|, and) ${anyMark})*)\\)`,
      'i',
    ),
    '$1 is shown',
  ],
  [
    /^(?:an? |the )?((?:locked|blocked|suspended|disabled|registered|unregistered|existing|unknown|valid|invalid|deactivated)) (?:user|account|customer)s?(?: account)? (?=(?:can|cannot|must|should|may|is|are|will|shall)\b.*\b(?:log|sign|get)\b)/i,
    'the $1 user ',
  ],
  [
    /\bthere (are|should be|must be|will be) (\w+) ([a-z ]+?),? (?:and )?each(?: one| of them| of which)? (?:with|having|has|having) /gi,
    'there $1 $2 $3; each $3 has ',
  ],
  [/\blinks to (?:the )?([A-Z]\w+(?:, [A-Z]\w+)*,? and [A-Z]\w+)\b/g, '$1 links'],
  [
    new RegExp(
      `^(.*\\b(?:shown|displayed|listed|visible|appears?|expected)\\b)(?: for [^:]+)?: ((?:the )?${anyMark}(?:(?:,| and|, and) (?:the )?${anyMark})*)\\.?$`,
      'i',
    ),
    '$1; $2 is shown',
  ],
  [/^(?:error|validation) messages? (?:is|are|must be|should be) (?:shown|displayed); (.+)$/i, '$1'],
  [
    /\bonly (?:the )?([A-Z\uE000][^,;]*?) (?:remains?|is left|stays?|is still)(?: there)? in (the [a-z ]+)$/gi,
    '$1 is still in $2 and the number of items in $2 is 1',
  ],
  // A person who is already inside.
  [
    new RegExp(
      `^as an? (?:(?:already )?(?:logged|signed)[ -]in|authenticated|registered) (?:user|customer|member|admin)\\s?(?:\\(|with |: ?)${given} ?/ ?${given}\\)?,?(?: (?:on|at) (${anyMark}))?,? ?`,
      'i',
    ),
    'log in with $1 / $2 ¶ go to $3 ¶ ',
  ],
  [/^(?:log|sign)ging in (?:is|gets) /i, 'login is '],
  [
    new RegExp(
      `\\b(?:login|log-in|sign-in)(?: attempt)? (?:is|gets|should be|must be|will be|has to be) (?:rejected|refused|denied|blocked|not possible|impossible)(?: (?:for|with|using))(?: the)?(?: user| account)? ${given}(?: and| with)?(?: the)?(?: password)? ${given}`,
      'i',
    ),
    'the user cannot log in with $1 / $2',
  ],
  [
    new RegExp(
      `\\b(?!user\\b|he\\b|she\\b|they\\b|i\\b)([a-z][\\w.-]{2,}) (?:logs|signs) in with (?:the )?(?:password )?(${anyMark})$`,
      'i',
    ),
    'log in as $1 with the password $2',
  ],
  // Gapping: "the first is A and the last B".
  [
    /\b((?:should|must|will) be|is) (.+?),? and (the (?:first|second|third|last)(?: one| item| product| row| entry)?) (?:the )?(?=[A-Z\uE000])/,
    '$1 $2 and $3 $1 ',
  ],
  [/\bthe (first|second|third|last) one (?=(?:is|should|must|shows?|has|contains?)\b)/gi, 'the $1 item '],
  // What people say of dialogs, counters and lists in other words than the parser's.
  [
    /\b(?:number|count|counter|figure) (?:next to|beside|on|at|in|near|of) the ((?:shopping )?(?:cart|basket|bag|bell|inbox|trolley|wishlist)(?: icon| link| button| symbol)?)(?= (?:is|are|should|must|shows?|displays?|becomes?|changes?|will|says|reads|equals|from|to)\b)/gi,
    '$1 badge',
  ],
  [
    /\b(?:number|count|counter|figure) (?:next to|beside|on|at|near) ((?:shopping )?(?:cart|basket|bag|inbox)(?: icon| link)?)(?= (?:is|should|must|shows?|displays?|becomes?|changes?|will))/gi,
    '$1 badge',
  ],
  [
    /\b((?:shopping )?(?:cart|basket|bag|inbox|notification|wishlist)) (?:icon |link )?(?:item )?(?:count|counter|number|quantity indicator|bubble)(?= (?:is|should|must|shows?|displays?|becomes?|changes?|will|increases?|goes|equals))/gi,
    '$1 badge',
  ],
  [
    /\bnothing (?:is |should be |must be )?(?:left|remaining|more|anymore)? ?(?:is )?in (the |my |your )?(cart|basket|list|table|bag|trolley|wishlist)\b/gi,
    '$1$2 is empty',
  ],
  [
    /\bthere (?:is|should be|must be) nothing (?:left )?in (the |my )?(cart|basket|list|table|bag|wishlist)\b/gi,
    '$1$2 is empty',
  ],
  [
    /\bwithout (?:filling|entering|typing|changing|selecting|choosing)(?: in| out)? (?:anything|any (?:field|value|data|of the fields)s?|the form|any details)\b/gi,
    '',
  ],
  [/\bcannot be (?:clicked|pressed|selected|edited|changed|used|chosen|tapped)\b/gi, 'is disabled'],
  [
    /\bcan be (?:clicked|pressed|edited|used|tapped|selected|chosen|picked)(?: (?:just )?like (?:all )?(?:of )?the others?)?\b/gi,
    'is enabled',
  ],
  [/\b(by) (ascending|descending|increasing|decreasing) (\w+)\b/gi, '$1 $3 $2'],
  [/\b(?:is|are) (?:the )?same as (?:before|earlier|previously)\b/gi, 'is unchanged'],
];

/** Puts wordings that mean the same into the one that the rest of the parser reads; it may take several sentences. */
export function rewordSentence(text: string): string[] {
  return applyToParts(takeStructureApart(sayPlainly(text)), idioms)
    .filter((part) => part.trim() !== '')
    .flatMap(rewordPart);
}

function rewordPart(text: string): string[] {
  return applyRules(moveCredentials(text), rules)
    .replace('go to  ¶ ', '')
    .replace(/^, /, '')
    .replace(/ ¶ the second item is (?=[.]?$)/, '')
    .replace(/ {2,}/g, ' ')
    .split(' ¶ ');
}
