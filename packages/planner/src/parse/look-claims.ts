import { lookClauses, otherLooks, sameLooks } from '../lexicons/look-words.ts';
import type { Command, Expectation, Look } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf } from './literals.ts';
import { splitMembers } from './subjects.ts';
import { readPhrase } from './targets.ts';
import { tidy } from './wording.ts';

const amount = `(${anyMark}|\\d+(?:[.,]\\d+)?)`;
const toleranceForm = new RegExp(
  `,? \\(?(?:up to|within|by at most|with (?:an? )?(?:tolerance|difference|threshold|deviation) of(?: up to| at most)?|allowing(?: for)?(?: up to| at most)?|give or take|except for(?: up to| at most)?|with (?:up to|at most)|tolerance:?) ${amount} ?(%|percent|per cent)?(?: (?:of )?(?:the |all )?(?:difference|tolerance|deviation|pixels))?\\)?$`,
  'i',
);
const nameForm = new RegExp(
  `,? (?:as|to|like) (?:the )?(?:(?:baseline|picture|screenshot|look) )?(?:named |called )?(${anyMark})(?: (?:baseline|picture|screenshot|look))?$`,
  'i',
);
const modal = '(?:should |must |shall |will |has to |have to |needs? to )?(?:still |always |also )?';
const refusal =
  '(?:does not|do not|should not|must not|shall not|will not|may not|cannot|never|should never|must never)';
const same = `(?:${sameLooks.join('|')})`;
const other = `(?:${otherLooks.join('|')})`;
const sameForm = new RegExp(`^(?:(.+?) )?${modal}${same}$`, 'i');
const notOtherForm = new RegExp(`^(?:(.+?) )?${refusal} (?:have |be )?${other}$`, 'i');
const notSameForm = new RegExp(`^(?:(.+?) )?${refusal} ${same}$`, 'i');
const clauseForm = new RegExp(`^(?:${lookClauses.join('|')})$`, 'i');

/** Without one of these words no look is spoken of, and the forms below need not be tried. */
const aboutLooks =
  /\b(?:looks?|visual|visually|optically|pixel|compare|baseline|reference|accepted|approved|visible (?:change|difference|regression|deviation)s?|appears? (?:\w+ )?(?:the same|identical|unchanged|alike|as|like|different|differently|changed)|match(?:es)? (?:the |its )?previous)\b/i;
const pageWords =
  /^(?:the |this |our |my |its |that )?(?:(?:[\p{L}-]+ ){0,2}(?:\p{L}*page|dashboard|screen|site|website|view|app|application|ui|layout|design)|it|everything|(?:whole )?(?:thing|window|viewport))$/iu;
const wholeWords =
  /\b(?:whole|entire|full|complete|all of (?:the|this))[ -](?:web ?)?(?:page|screen|site|view)\b/i;

/** Percent signs belong to the number, so that both come out of the text as one. */
function readTolerance(text: string, literals: Literal[]): { rest: string; percent?: number } {
  const [whole, given = '', sign] = toleranceForm.exec(text) ?? [];
  if (whole === undefined) return { rest: text };
  const written = literalOf(given, literals)?.value ?? given;
  const digits = /^(\d+(?:[.,]\d+)?) ?(%|percent)?$/.exec(written.trim());
  if (!digits?.[1] || !(sign || digits[2])) return { rest: text };
  return { rest: tidy(text.slice(0, -whole.length)), percent: Number(digits[1].replace(',', '.')) };
}

function readName(text: string, literals: Literal[]): { rest: string; as?: string } {
  const [whole, mark = ''] = nameForm.exec(text) ?? [];
  const literal = literalOf(mark, literals);
  return whole && literal ? { rest: tidy(text.slice(0, -whole.length)), as: literal.value } : { rest: text };
}

/** Of what it is said: the page unless something else is named. */
function readWhat(words: string, literals: Literal[]): Look | undefined {
  const text = tidy(words).replace(/^that /i, '');
  if (text === '') return {};
  if (wholeWords.test(text)) return { whole: true };
  if (pageWords.test(text)) return {};
  if (/\b(?:and|or|all|every|each|no|not|both|neither|if|when|after|to|that|i|we|you|they)\b|,/i.test(text))
    return undefined;
  const target = readPhrase(text, literals);
  return target.name === '' && !target.kind ? undefined : { target };
}

function readSaid(text: string): { what: string | undefined; negated: boolean } | undefined {
  const clause = clauseForm.exec(text);
  if (clause) {
    const groups = clause.slice(1).filter((part) => part !== undefined);
    const isFull = groups.some((part) => /^(?:full|whole)[- ]/i.test(part));
    const named = groups.find((part) => !/^(?:full|whole)(?:[- ]page)? $/i.test(part));
    return { what: isFull && (!named || pageWords.test(named)) ? 'the whole page' : named, negated: false };
  }
  // What must not look different is looked for before what must not look the same.
  for (const [form, negated] of [
    [notOtherForm, false],
    [notSameForm, true],
    [sameForm, false],
  ] as const) {
    const match = form.exec(text);
    if (match) return { what: match[1], negated };
  }
  return undefined;
}

/** "The cart section should look like before", "no visual changes": the look of the page or of something on it. */
export function readLookClaim(text: string, literals: Literal[]): Command[] | undefined {
  if (!aboutLooks.test(text)) return undefined;
  const tolerance = readTolerance(tidy(text.replace(/^that /i, '')), literals);
  const name = readName(tolerance.rest, literals);
  const said = readSaid(name.rest);
  if (!said) return undefined;
  const looks = splitMembers(said.what ?? '').map((what) => readWhat(what, literals));
  // One name cannot stand for several looks.
  if (looks.length > 1 && name.as !== undefined) return undefined;
  const commands = looks.flatMap((look): Command[] => {
    if (!look) return [];
    const subject: Expectation['subject'] = {
      of: 'picture',
      ...look,
      ...(name.as !== undefined && { as: name.as }),
      ...(tolerance.percent !== undefined && { percent: tolerance.percent }),
    };
    return [{ do: 'expect', subject, condition: { is: 'clean' }, ...(said.negated && { negated: true }) }];
  });
  return commands.length === looks.length ? commands : undefined;
}
