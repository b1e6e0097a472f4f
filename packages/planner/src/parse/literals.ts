import {
  anyMark,
  makeMark,
  readMark,
  removeMarkCharacters,
  replaceMarks,
  unescapeQuoted,
} from '../steps/quoting.ts';
import { replaceExact } from './exact-lines.ts';

/** q quoted, u address, p path, f file, e e-mail, m money or percentage, d date or time, n name of a person, i identifier, k keys */
export type Sort = 'q' | 'u' | 'p' | 'f' | 'e' | 'm' | 'd' | 'n' | 'i' | 'k';

export interface Literal {
  sort: Sort;
  /** As the author wrote it, with its quotes. */
  written: string;
  value: string;
}

export interface Masked {
  text: string;
  literals: Literal[];
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const files =
  'png|jpe?g|gif|svg|webp|pdf|csv|xlsx?|docx?|pptx?|txt|zip|json|xml|mp[34]|mov|odt|ics|md|log|tar|gz|exe|dmg|apk|bin|sh|bat|heic|bmp|tiff?|rar|7z|html?';
const hosts = 'com|org|net|io|dev|app|test|local|example|edu|gov|info|shop|co\\.uk|de|fr|eu|ai';
const keys = 'ctrl|control|shift|alt|cmd|command|meta';
const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?';
const timeOfDay = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m\\b)?';
const currencyCodes = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|INR|JPY|CAD|AUD';
const currencyWords = `${currencyCodes}|euros?|dollars?|pounds|kr|zł`;
const titles = '(?:Dr|Prof|Mr|Mrs|Ms|Mx|St|Rev)\\.';
/** Words that begin the next sentence rather than a name: "Choose Mr. Then click Save." */
const beginnings =
  'Then|The|There|This|That|It|An?|I|You|We|They|He|She|If|When|After|And|But|Now|Next|Finally|Please|No|Only|Each|Every|All|Expected|Click|Press|Tap|Hit|Enter|Type|Fill|Select|Choose|Pick|Go|Open|Verify|Check|Save|Submit|Log|Sign';
const properName = "\\p{Lu}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]*)*";

const said = '(?:(?:says?|saying|reads?|states?|tells? (?:me|us|you|them)):?|(?:see|sees|shows?|get|gets):)';
const done =
  '(?!(?:display|list|check|select|tick|untick|disabl|enabl|highlight|mark|fill|uncheck|add|expect)ed\\b)(?:[a-z]+ed|sold|sent|taken|paid|lost|gone|written|full|ready)';

/** In this order: what an earlier form has taken, a later one does not see. */
const forms: [Sort, RegExp][] = [
  // A text that has a quoted name in it: it says: Deleted "Mug". It says "Mug" is sold.
  [
    'q',
    /(?<=\b(?:says?|saying|reads?|states?):? )((?!(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]ou|[Ii]t|[Tt]hat) )[A-Z][\w'’-]*(?: (?!(?:and|or|but|with|as) )[\w'’-]+){0,4} "[^"\n]+")(?=[.!]?(?:\n|$|\s(?=\p{Lu})))/gu,
  ],
  [
    'q',
    new RegExp(
      `(?<=\\b${said} )("[^"\\n]+" (?:is|was|are|were|has been|have been) (?:now |already |not )?${done}(?: [a-z]+){0,3})(?=[.!]?(?:\\n|$|\\s(?=\\p{Lu})))`,
      'gu',
    ),
  ],
  ['q', /"((?:[^"\\\n]|\\.)*)"/g],
  ['q', /“([^”\n]*)”/g],
  ['q', /„([^“”\n]*)[“”]/g],
  ['q', /«\s?([^»\n]*?)\s?»/g],
  ['q', /`([^`\n]+)`/g],
  ['q', /‘([^’\n]*)’(?!\w)/g],
  ['q', /(?<![\w\uE001])'((?:[^'\n]|(?<=\w)'(?=\w))*)'(?!\w)/g],
  ['q', /(\{\{[^{}\n]+\}\})/g],
  ['u', /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]*:\/\/[^\s<>]*[^\s<>.,;:!?)\]}'])/gi],
  ['e', /(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g],
  [
    'u',
    new RegExp(
      `\\b((?:localhost|(?:[a-z0-9-]+\\.)+(?:${hosts}))(?::\\d+)?(?:\\/[^\\s<>]*[^\\s<>.,;:!?)\\]])?)(?![\\w@]|\\.\\w)`,
      'gi',
    ),
  ],
  ['u', /\b(\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/[^\s<>]*[^\s<>.,;:!?)\]])?)/g],
  ['p', /(?<=^|[\s("])(\/(?:[\w~%#?=&.{}:-]+\/?)+(?<![.,;:!?]))/gm],
  ['p', /(?<=\b(?:to|open|visit|at|path|on|from) )(\/)(?=[\s.,;]|$)/gim],
  ['f', new RegExp(`\\b([\\w-]+(?:\\.[\\w-]+)*\\.(?:${files}))\\b`, 'gi')],
  ['m', /((?:(?<![\w)])[-−])?[$€£¥]\s?\d{1,3}(?:[.\s]\d{3})*,\d{1,2})(?![\d,])/g],
  ['m', /((?:(?<![\w)])[-−]|\b)\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?\s?(?:[€£¥]|(?:eur|euros?)\b))/gi],
  ['m', /((?:(?<![\w)])[-−])?[$€£¥]\s?[-−]?\d(?:[\d,]*\d)?(?:\.\d+)?)/g],
  [
    'm',
    new RegExp(`((?:(?<![\\w)])[-−]|\\b)\\d[\\d,]*(?:\\.\\d+)?\\s?(?:[€£¥]|(?:${currencyWords})\\b))`, 'gi'),
  ],
  ['m', new RegExp(`\\b((?:${currencyCodes})\\s[-−]?\\d[\\d,]*(?:\\.\\d+)?)`, 'g')],
  ['m', /(\b\d+(?:\.\d+)?\s?%)/g],
  // The number of a bank account, in blocks of four.
  ['i', /(?<![\w\uE000-])([A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?)(?![\w\uE001-])/g],
  // "lists 2 × Garden Chair": a line of an order, as it is written there.
  [
    'i',
    /(?=\d{1,3} ?[×x] ?\p{Lu})(?<=\b(?:lists?|shows?|contains?|has|says?|reads?|displays?|see|is|are)(?: [^.;:]{0,80}(?:,| and))? )(\d{1,3} ?[×x] ?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,4})/gu,
  ],
  ['d', /\b(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?)\b/g],
  ['d', /\b(\d{1,2}[/.]\d{1,2}[/.]\d{2,4})\b/g],
  ['d', new RegExp(`\\b((?:${weekdays})?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${months},? \\d{4})\\b`, 'gi')],
  ['d', new RegExp(`\\b((?:${weekdays})?${months} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})\\b`, 'gi')],
  ['d', new RegExp(`\\b(${timeOfDay} ?[–—-] ?${timeOfDay})`, 'gi')],
  ['d', new RegExp(`\\b(${timeOfDay})`, 'gi')],
  [
    'n',
    new RegExp(
      `\\b(${titles} (?:(?:med|phil|${titles.slice(3, -3)})\\. )*(?!(?:${beginnings})\\b)${properName}(?: (?:(?:van|von|de|der|den|du|la|le|da|dos|al|bin) )*${properName}){0,2})`,
      'gu',
    ),
  ],
  ['k', new RegExp(`\\b((?:${keys})(?:\\s?\\+\\s?(?:${keys}))*\\s?\\+\\s?[\\w]+)\\b`, 'gi')],
  ['i', /(?<![\w\uE000-])((?!(?:TC|REQ|US|UC|AC|TEST|CASE|STORY)-)[A-Z]{1,6}-\d+(?:-\d+)*)(?![\w\uE001-])/g],
  [
    'i',
    /\b([A-Z][a-z]+,? (?:low(?:est)? to high(?:est)?|high(?:est)? to low(?:est)?|A to Z|Z to A|A-Z|Z-A))\b/g,
  ],
  ['i', /(?<![\w\uE000])((?=\w*_)\w*[a-z0-9]\w*(?:[!@#$%^&*-]+\w*)*)(?![\w\uE001])/gi],
  [
    'i',
    /(?<![\w\uE000-])((?=[\w!@#$%^&*]*\d)(?=[\w!@#$%^&*]*[a-z])[a-z0-9][\w!@#$%^&*]{2,}(?<![*&^])(?:-[\w]+)*)(?![\w\uE001])/gi,
  ],
];

/** Words that look like identifiers but are ordinary: "1st", "24h", "100ms", "mp3". */
const ordinaryWord = /^(?:\d+(?:st|nd|rd|th|s|ms|px|h|min|x|kg|mb|kb|gb|x\d+)|h[1-6]|\d+-\w+)$/i;

/** Takes literals out of the text so that nothing inside them is read as grammar. `exact`: those that are out of it already. */
export function maskLiterals(written: string, exact: readonly string[] = []): Masked {
  const literals: Literal[] = [];
  let text = replaceExact(removeMarkCharacters(written), exact, (whole) => {
    literals.push({ sort: 'q', written: whole, value: unescapeQuoted(whole.slice(1, -1)) });
    return makeMark('q', literals.length - 1);
  });
  for (const [sort, form] of forms)
    text = text.replace(form, (whole: string, inner: string) => {
      if (whole.trim() === '' || (sort === 'i' && ordinaryWord.test(whole))) return whole;
      literals.push({
        sort,
        written: unmask(whole, literals),
        value: readValue(sort, whole, inner, literals),
      });
      return makeMark(sort, literals.length - 1);
    });
  return { text: maskCredentials(text, literals), literals };
}

function readValue(sort: Sort, whole: string, inner: string, literals: Literal[]): string {
  const value = unmask(inner, literals);
  return sort === 'q' && whole.startsWith('"') ? unescapeQuoted(value) : value;
}

const credentials = new RegExp(
  `(\\b(?:as|with|using|use|credentials|account|user|login)[: (]+)(${anyMark}|[^\\s/,()]+) ?/ ?(${anyMark}|[^\\s,()]*[^\\s,.;()])`,
  'gi',
);

const bracketed = new RegExp(
  `(\\b(?:logg?ed in|login|log in|sign in|signed in|credentials|user|account|customer|member|[A-Z][a-z]+) \\()(${anyMark}|[^\\s/,()]+) ?/ ?(${anyMark}|[^\\s,()]+)(?=\\))`,
  'g',
);

/** `bob / s3cret!` after "as" or "with" is a user and a password. */
function maskCredentials(text: string, literals: Literal[]): string {
  const mark = (word: string) => {
    if (readMark(word)) return word;
    const value = unmask(word, literals);
    literals.push({ sort: 'i', written: value, value });
    return makeMark('i', literals.length - 1);
  };
  const join = (_: string, before: string, user: string, password: string) =>
    `${before}${mark(user)} / ${mark(password)}`;
  return text.replace(credentials, join).replace(bracketed, join);
}

/** The text as the author wrote it. */
export function unmask(text: string, literals: Literal[]): string {
  return replaceMarks(text, (index) => literals[index]?.written ?? '');
}

/** The text with each literal's value in place of its mark: for names. */
export function nameOf(text: string, literals: Literal[]): string {
  return replaceMarks(text, (index) => literals[index]?.value ?? '').trim();
}

/** The literal that a phrase consists of, if it is nothing else. */
export function literalOf(text: string, literals: Literal[]): Literal | undefined {
  const mark = readMark(text);
  return mark && literals[mark.index];
}
