import { colours, stateAdjectives } from '../lexicons/predicates.ts';
import type { Condition, Expectation } from '../steps/language.ts';
import { readAmount, takeComparison } from './amounts.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { anyKindWord } from './targets.ts';
import { anyOf, tidy, withoutArticle } from './wording.ts';

type Subject = Expectation['subject'];
export type Read = { condition: Expectation['condition']; negated?: boolean } | undefined;

const adjectives = stateAdjectives.map(([is, words]) => ({
  is,
  form: new RegExp(
    `^(?:(?:now|still|also|completely|fully|again) )*(?:${anyOf(words)})(?:$|(?= (?:in|on|at|to|for|by|below|above|under|next|inside|within|from|with|as|again)\\b))`,
    'i',
  ),
}));

/** A capital marks a value: the option Blue need not be blue. */
const colourForm = new RegExp(`^(?:(?:shown |displayed )?in )?(?:the colou?r )?(${anyOf(colours)})$`);

/** Reads what follows "is": a state, a text, an amount, an order. The rest is what was left over, such as a place. */
export function readState(
  text: string,
  subject: Subject,
  literals: Literal[],
): (Read & { rest: string }) | undefined {
  const words = tidy(text);
  const sorted = readSorted(words, literals);
  if (sorted) return { condition: sorted, rest: '' };
  for (const { is, form } of adjectives) {
    // "The status is Returned": a capital marks a value.
    const match = /^[A-Z]/.test(words) ? null : form.exec(words);
    if (match) return { condition: { is }, rest: words.slice(match[0].length).trim() };
  }
  const colour = colourForm.exec(words)?.[1];
  if (colour) return { condition: { is: 'style', name: 'color', value: colour }, rest: '' };
  if (isField(subject) && /^(?:masked|obscured|hidden behind dots|shown as dots)$/i.test(words))
    return { condition: { is: 'attribute', name: 'type', value: 'password' }, rest: '' };
  const value = readValue(words, subject, literals);
  return value && { condition: value, rest: '' };
}

/** "4 words", "19 px": said as it is shown. */
const unitForm =
  /^\d[\d.,]* ?(?!(?:seconds?|ms|minutes?|times?|more|less|or|and|digits?|characters?|chars|letters?|symbols?)\b)[a-z]{1,12}$/i;

/** A text or an amount that the subject is, equals or changes to. */
export function readValue(text: string, subject: Subject, literals: Literal[]): Condition | undefined {
  const words = tidy(text)
    .replace(/^(?:still|now|again) (?=\d)/i, '')
    .replace(
      /^(?:set to|updated to|changed to|increased to|decreased to|equal to|equals|exactly|filled with|pre-?filled with|labelled|labeled|called|named|titled|exactly equal to|reading|the text|the value|the word|the number) /i,
      '',
    );
  const { comparison, rest, stated } = takeComparison(words);
  const amount = readAmount(rest, literals);
  if (amount && (stated || !isField(subject))) return { is: 'number', comparison, ...amount };
  const literal = literalOf(words, literals);
  const isListed = subject.of === 'element' && /^(?:item|row|card)$/.test(subject.target.kind ?? '');
  const name = isListed ? words.replace(/^(?:the|an?) (?=[A-Z])/, '') : words;
  const value =
    literal?.value ?? (amount ? rest : (readProperName(name, literals) ?? unitForm.exec(words)?.[0]));
  if (value === undefined) return undefined;
  return isField(subject) ? { is: 'value', value } : { is: 'text', how: 'equals', value };
}

/** Words that begin with a capital and name no kind of element are a text without its quotes: "the status is Pending". */
export function readProperName(words: string, literals: Literal[]): string | undefined {
  const isName =
    /^[A-Z][\w'’-]*(?: [\w'’-]+){0,5}$/.test(words) &&
    !new RegExp(` ${anyKindWord}s?$`, 'i').test(words) &&
    !/ (?:page|and|or|in|on|of the|with)\b/i.test(words);
  return isName ? nameOf(words, literals) : undefined;
}

export function isField(subject: Subject): boolean {
  const kind = subject.of === 'element' ? subject.target.kind : undefined;
  return kind === 'field' || kind === 'dropdown' || kind === 'slider';
}

const sortedForm =
  /^(?:sorted|ordered|listed|arranged|shown)?\s?(?:(alphabetically)|(?:by|on|according to) (.+?)|in (?:order of|the order of) (.+?))?(?:,? (?:in |from |with )?(?:the )?(.+))?$/i;
const descending =
  /desc|high(?:est)?(?: to| first| ones first)|high to low|newest|latest|largest|most expensive|reverse|z to a|z-a|most recent|decreasing|biggest/i;
const ascending =
  /asc|low(?:est)?(?: to| first)|low to high|oldest|earliest|smallest|cheapest|a to z|a-z|alphabet|increasing/i;

function readSorted(words: string, literals: Literal[]): Condition | undefined {
  if (
    !/^(?:sorted|ordered|arranged|in (?:alphabetical|ascending|descending|chronological|reverse) )|^listed (?:by|alphab)/i.test(
      words,
    )
  )
    return undefined;
  const [, alphabetically, by, orderOf, tail = ''] = sortedForm.exec(words) ?? [];
  const criterion = by ?? orderOf;
  const isRising = /(?:old|earli|small|low|cheap)\w* (?:first )?to /i.test(words);
  const direction = descending.test(words) && !isRising ? 'descending' : 'ascending';
  const explicit = descending.test(words) || ascending.test(words) || alphabetically !== undefined;
  const name = criterion?.replace(/,? (?:ascending|descending|in|from|with)$/i, '') ?? '';
  const bare = withoutArticle(
    explicit && tail === ''
      ? name.replace(/,? (?:ascending|descending|(?:low|high)\S* .*|newest first|oldest first)$/i, '')
      : name,
  );
  return { is: 'sorted', ...(bare !== '' && { by: nameOf(bare, literals) }), direction };
}
