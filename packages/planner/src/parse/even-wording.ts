import { anyMark } from '../steps/quoting.ts';
import { name } from './idiom-parts.ts';

type Evening = [RegExp, string | ((whole: string, ...groups: string[]) => string)];

const said = '(?:says?|reads?|shows?|displays?|states?|tells?)';
const ordering =
  '(?:[Aa]dd|[Cc]lick|[Pp]ress|[Tt]ap|[Cc]hoose|[Ss]elect|[Oo]pen|[Tt]ick|[Rr]emove|[Dd]elete|[Bb]uy)';

const money = '\uE000m\\d+\uE001';
const sum = `(?:the )?[A-Z][\\w'’-]*(?: [a-z]+)? (?:of )?${money}`;

/** Shapes of sentences that are brought into one, whatever words fill them; ` ¶ ` parts sentences. */
const shapes: Evening[] = [
  // "the password "x" (capital X)": the brackets only describe what was quoted.
  [
    new RegExp(
      `(${anyMark}) \\((?!.*\\b(?:not|no|without|only|or|and|should|must|is|are|has)\\b)[A-Za-z ]{3,40}\\)`,
      'g',
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b((?:log|logs|sign|signs|logged|signed)[ -]in (?:as|with) (?:${anyMark}|[\\w.@-]+)) \\((?:the )?password[:=]? ?(${anyMark}|[^\\s()]+)\\)`,
      'gi',
    ),
    '$1 with the password $2',
  ],
  [
    new RegExp(
      `\\b([Ee]nters?|[Tt]ypes?|[Ff]ills? in|[Pp]uts?|[Ii]nputs?) (?:the |an? )?((?!in )[a-z][a-z-]+(?: (?!with|as|is|of|in)[a-z-]+)?) (${anyMark}),? with (?:the |an? )?([a-z][a-z-]+(?: (?!with|as|is|of|in)[a-z-]+)?) (${anyMark})(?=$|[.,;]| and )`,
    ),
    '$1 $3 as the $2 and enter $5 as the $4',
  ],
  // "we expect Subtotal $60.00, Shipping $4.90 and Total $64.90": each label with its own amount.
  [
    new RegExp(
      `^(?:(?!\\b(?:not|no|only|until|unless|or|than|if|when|after|before)\\b)[^,;:\uE000])*\\b(?:expect|see|shows?|displays?|lists?|reads?)(?: the following)?:? (${sum}(?:(?:, and|,| and) ${sum})+)(?= *[.]?$)`,
    ),
    (_whole, sums = '') =>
      sums
        .split(/,? and |, /)
        .map((one) => one.replace(/ (?:of )?(\S+)$/, ' is $1'))
        .join(' ¶ '),
  ],
  // "the posts Bread, Maps and Kites are added": the noun says what they are, and is no part of the first name.
  [
    /\b[Tt]he (?:[a-z]+[^s\W]s|entries) (?=[A-Z][\w.-]*(?: [A-Z][\w.-]*)*(?:, (?:the )?[A-Z][\w.-]*(?: [A-Z][\w.-]*)*)*,? and [A-Z][\w.-]*(?: [A-Z][\w.-]*)* (?:are|should|must|have|appear|will)\b)/g,
    '',
  ],
  [
    /\b([Ii]n) (?:the|a) (?:window|dialog|popup|pop-up|overlay|modal|box|form) (?:that|which) (?:opens|appears|pops up|comes up|is opened|has opened|opened),? (?=\S)/g,
    '$1 the dialog, ',
  ],
  [/^(?:[Ii]n|[Oo]n) (?:this|that|the same) (?:window|page|screen|tab|view),? (?=\S)/, ''],
  [
    /;? ?\b(?:and )?[Aa] new (?:browser )?(?:window|tab) (?:opens|is opened|should open|must open),? (?:which|that|and it) (?:has|shows|contains|bears) (?=\S)/,
    ' ¶ switch to the new tab ¶ the page shows ',
  ],
  [
    new RegExp(
      `^(?:[Tt]he )?[Ff]ollowing (?:[a-z]+ )?[a-z]+ (?:must|should|have to|has to|are|is|will)(?: all)?(?: be)? (?:shown|displayed|visible|listed|there|seen|present)[^,;:\uE000]*: (${anyMark}(?:(?:, and|,| and) ${anyMark})*)(?= *[.]?$)`,
    ),
    '$1 is shown',
  ],
  [
    new RegExp(
      `\\b[Tt]he (button|link|tab|menu item|heading|option) (?:is|should be|must be)(?: now| then)? (?:called|named|labelled|labeled|captioned) (${anyMark})`,
    ),
    'the $2 $1 is visible',
  ],
  // A path through menus is clicked through, whatever the verb.
  [
    /\b(?:choose|select|pick|go to|Choose|Select|Pick|Go to) (?=(?:the )?[A-Z][\w ]*(?: (?:>|→|») [A-Z][\w ]*){1,4}(?=$|[.,;]))/g,
    'click ',
  ],
  [new RegExp(`\\b[Bb]oth (?:the )?(?=${name} and (?:the )?${name})`, 'g'), ''],
  [new RegExp(`(${name}),? as well as (?=(?:the )?${name})`, 'g'), '$1 and '],
  [
    new RegExp(
      `^((?:[Tt]he user |[Uu]ser |I |[Tt]hen |[Pp]lease )?(${ordering})s? [^,:;]+?), (?:and )?then (?=(?:the )?${name} *[.]?$)`,
    ),
    '$1 ¶ $2 ',
  ],
  [
    new RegExp(`\\b[Ww]ait (?:until|till|for) (?:it|the page|the screen) (?:to )?${said} (${anyMark})`, 'g'),
    'wait for $1',
  ],
  [
    new RegExp(
      `\\b(adds? .+? to (?:the |my |your )?(?:cart|basket|bag|wishlist)) (?:with|using|via|through|by means of|by clicking|by pressing) (?:the )?${anyMark}(?: button| link| icon)?(?=$|[.,;]| and )`,
      'i',
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b[Ss]earch(?:ing|es)? for (${anyMark}|[\\w-]+)(?: in [a-z ]+?)? (?:finds|returns|gives|brings up|yields|lists|shows) (?=(?:the )?${name})`,
    ),
    'search for $1 ¶ i see ',
  ],
];

/** Writes a sentence of a known shape as one or several plainer ones. */
export function writeEvenly(text: string): string[] {
  return shapes
    .reduce(
      (words, [form, to]) => (typeof to === 'string' ? words.replace(form, to) : words.replace(form, to)),
      text,
    )
    .split(' ¶ ')
    .filter((part) => part.trim() !== '');
}
