import { anyMark } from '../steps/quoting.ts';
import { hinted, must, name, type Rule } from './idiom-parts.ts';
import { startsWithVerb, takeCue } from './passages.ts';
import { stresses } from './plain-leads.ts';
import { splitPredicate } from './predicates.ts';

const end = '(?= *[.]?$)';
const goesOn = '(?= *[.]?$|,| and | but )';
const helper = '(?:is|are|was|were|does|do|did|has|have|will|can|should|must|shall)';

/** The last claim of a sentence: its subject, and what is said of it. */
function lastClaim(text: string): { subject: string; told: string } | undefined {
  const cuts = [...text.matchAll(/: |; |, (?:and )?| and /g)].map(({ index, 0: cut }) => index + cut.length);
  for (const start of [...cuts.reverse(), 0]) {
    const clause = text.slice(start);
    const claim = takeCue(clause) ?? clause;
    const predicate = startsWithVerb(claim) ? undefined : splitPredicate(claim);
    if (predicate) return { subject: predicate.subject, told: claim.slice(predicate.subject.length).trim() };
  }
  return undefined;
}

/** "A is on, and so is B": what is said of the one is said of the other. */
function sayOfBoth(whole: string, first: string, other: string, isDenied: boolean): string {
  const claim = lastClaim(first);
  const isNegative = claim !== undefined && /\b(?:not|no longer|never)\b/.test(claim.told);
  return claim && isNegative === isDenied ? `${first} ¶ ${other.trim()} ${claim.told}` : whole;
}

/** Words between two claims that only stress the second. */
export const stressed = new RegExp(
  `[,;] (?:and |but )?(?:${stresses.split(', ').join('|')}),? (?=(?:the|my|your|its|his|her|our|that|this|it|there|no|[A-Z\\uE000])[^,;]* (?:is|are|has|have|shows?|${must})\\b)`,
);

/** "Quick one for the landing page: …" */
export const quickLead =
  /^(?:a )?(?:quick|short|small) (?:one|check|test|look|thing|question|task)(?: (?:for|at|on|of|about) [^:,.\uE000]{3,40})?: /i;
const mark = new RegExp(anyMark, 'g');
const texts =
  '(?:messages?|errors?|error messages|sentences?|lines?|texts?|notes?|complaints?|hints?|warnings?|statements?|notices?|reasons?|points?)';
/** "One of the messages is A and another is B": texts among others. */
const oneOfTexts = new RegExp(
  `(^|[,;:] (?:and )?|\\band )(?:one of (?:the|these|those|its) ${texts}|one of them|(?:one|another|the other)(?: one| ${texts})?)(?: there| shown| on it| on the page)?,? (?:is|are|reads?|says?|${must} (?:be|read|say)|(?:i|you|we) (?:see|find|read)) (${anyMark})((?:(?:,| and|, and) ${anyMark})*)${goesOn}`,
  'gi',
);

/** Claims that lean on what was said before them in the sentence, and words that only say how soon something is seen. */
const forms: [hint: RegExp, ...Rule][] = [
  // "…, in particular the total must be $5": a claim of its own.
  [/, /, stressed, ' ¶ '],
  // "I type X and expect to see Y"
  [
    / expects? to /,
    /(?<=\S),? (?:and|then|and then) (?:now |then )?expects? to (see|find|read|get) (?=\S)/gi,
    ' ¶ the user should $1 ',
  ],
  [
    /\b(?:after|afterwards|later|in an?)\b/i,
    /(^|, |\band |; |: )(?:then )?(?:(?:right|directly|straight|shortly|just|immediately) (?:after (?:that|this)|afterwards)|(?:after|in) (?:just )?an? (?:short |little |brief )?(?:moment|while|bit|instant|few (?:seconds|moments)|couple of (?:seconds|moments)|second or two|moment or two|countdown|delay|pause)|after (?:one or two|some|several) (?:seconds|moments)|an? (?:moment|little|while) later),? (?=\S)/gi,
    '$1',
  ],
  [
    /\b(?:after|in) an?\b/,
    /,? (?:after|in) an? (?:short |little |brief )?(?:moment|while|second or two|few seconds)(?= *[.]?$)/i,
    '',
  ],
  [/^(?:[Aa] )?(?:[Qq]uick|[Ss]hort|[Ss]mall) /, quickLead, ''],
  // "It takes a moment and then the list appears"
  [
    / takes? /,
    /(^|[,;] |\band )(?:it|this|that|[a-z]+ing|the [a-z]+) (?:may |can |will )?takes? (?:an? (?:short |little |brief )?(?:second|moment|while|bit)|some time|a few (?:seconds|moments))(?: or two)?(?: to [a-z]+)?,? (?:and then|and|then|until|before) (?=(?:the|an?|you|i|we|there|my|all)\b|\uE000|[A-Z])/gi,
    '$1',
  ],
  [
    /\b(?:[Oo]ne|[Aa]nother|other) /,
    oneOfTexts,
    (_whole, joined = '', first = '', others = '') =>
      [
        `${joined}the page shows ${first}`,
        ...(others.match(mark) ?? []).map((one) => `the page shows ${one}`),
      ].join(' ¶ '),
  ],
  // What is quoted after a colon is what is said, and no form that is filled in.
  [
    /: \uE000q/,
    /\b(says?|reads?|states?|shows?|sees?|gets?|tells? (?:me|us|you|them)|(?:say|read|show)): (?=\uE000q\d+\uE001(?: *[.]?$|,| and ))/gi,
    '$1 ',
  ],
  // What somebody is told, without quotes.
  [
    / that /,
    /(^|[,;:] (?:and )?|\band |\bwhere )(?:(?:(?:right |just )?(?:below|under|above|next to) (?:it|that|this)|there|underneath),? )?(?:(?:i|you|we|he|she|they|(?:the |an? )?(?:user|customer|visitor|guest)) (?:(?:am|are|is|get|gets|(?:must|should|has to|have to) be) (?:then |now |also )?(?:told|informed|notified|warned|advised)|(?:(?:can|must|should) )?(?:then |now |also )?reads?)) that /gi,
    '$1the page says that ',
  ],
  [
    / that /,
    /\b((?:the|an?|this) (?:[a-z]+ )?(?:page|text|message|note|notice|error|form|dialog|hint|banner|line|site|shop|screen)(?: below (?:it|that)| there)?|it) (?:then |now |also )?(?:(?:explains|confirms|announces|mentions|states)|(?:tells|informs|warns|reminds|notifies) (?:me|us|you|him|her|them|(?:the |an? )?(?:user|customer|visitor|guest))) that /gi,
    '$1 says that ',
  ],
  [
    / that /,
    /,? (?:and|with) (?:the|an?) (?:[a-z]+ )?(?:explanation|information|note|notice|hint|remark|statement) that (?=[^\uE000]+$)/i,
    ' ¶ the page says that ',
  ],
  [
    / and that /,
    /(?<=[\uE001\d]),? and that (?=(?:an?|the|your|my) (?:[a-z-]+ ){1,4}?(?:was|were|has been|have been|will be) )/i,
    ' ¶ the page says that ',
  ],
  // Whether a mail was sent, only the page can tell.
  [
    / sent /,
    /(^|, (?:and )?|\band )((?:an?|the|my|your) (?:[a-z]+ )?(?:confirmation|e-?mail|mail|message|receipt|notification|link|copy|invoice)(?: e-?mail| mail| message)? (?:was|has been|is|will be) sent to \uE000e\d+\uE001)(?= *[.]?$)/i,
    '$1the page says that $2',
  ],
  [
    / so /,
    new RegExp(`^(.+?),? and so ${helper} (.+?)${end}`, 'i'),
    (whole, first = '', other = '') => sayOfBoth(whole, first, other, false),
  ],
  [
    /\bn(?:either|or) /,
    new RegExp(`^(.+?),? (?:and neither|and nor|nor|neither) ${helper} (.+?)${end}`, 'i'),
    (whole, first = '', other = '') => sayOfBoth(whole, first, other, true),
  ],
  [
    /the same /,
    new RegExp(`^(.+?)[,;]? (?:and )?the same (?:goes|is true|holds|applies) (?:for|to|of) (.+?)${end}`, 'i'),
    (whole, first = '', other = '') =>
      sayOfBoth(whole, first, other, /\b(?:not|no longer|never)\b/.test(lastClaim(first)?.told ?? '')),
  ],
  [
    / still /,
    new RegExp(
      `,? and (?!.*\\b(?:is|are|was|be|has|have|must|should)\\b)([^,]{2,60}?) still (selected|chosen|ticked|checked|open|there|visible|shown|disabled|enabled|on|off|empty|listed)${end}`,
      'i',
    ),
    ' ¶ $1 is still $2',
  ],
  [/ as before\b/, new RegExp(`\\b(filled in|filled out|pre-?filled|filled) as before${goesOn}`, 'gi'), '$1'],
  [
    / top\b/,
    /\b(message|error|notice|note|banner|warning|alert) (?:at|on) (?:the )?(?:very )?top(?: of the (?:page|screen|form))?(?= (?:says?|reads?|shows?|must|should|appears?|is|tells?)\b)/gi,
    '$1',
  ],
  // "The page Terms of sale says …": which page, and what it says.
  [
    /^[Tt]he page /,
    new RegExp(
      `^[Tt]he page (${name}|[A-Z]\\w*(?: [a-z]+)* [a-z]+) (?=(?:${must} )?(?:says?|states?|shows?|mentions?|contains?|tells?)\\b)`,
    ),
    'the page $1 is shown ¶ the page ',
  ],
  // "It must say that A, and that B": each for itself.
  [
    / and (?:also )?that /,
    new RegExp(
      `^(.+? (?:(?:${must} )?(?:also |still |now |then )*(?:says?|states?|reads?|tells? (?:me|us|you|them)|mentions?|explains?|indicates?)) )(?:that )?(.+?),? and (?:also )?that (?!(?:message|row|card|item|entry|product|order|booking|line|button|field|dialog|task|ticket|one) (?:is|has|${must})\\b)(.+?)${end}`,
      'i',
    ),
    (_whole, telling = '', first = '', second = '') =>
      `${telling}${/^\uE000/.test(first) ? '' : 'that '}${first} ¶ ${telling}that ${second}`,
  ],
];

export const tellings: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
