import type { Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { readShowing } from '../steps/showing.ts';
import { takeComparison } from './amounts.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { readMessageWithText } from './subjects.ts';
import { readPhrase } from './targets.ts';
import { anyCount, readCount, singularOf, tidy, withoutArticle } from './wording.ts';

const pageForm =
  /^(?:the |an? |my |his |her |their |your )?((?:(?! (?:on|in|of|with|from|for|to) ).)+?) (?:page|screen|view|site|website)$/i;
const quotedPage = new RegExp(`^(?:the )?(?:page|screen)(?: called| named| titled)? (${anyMark})$`, 'i');
const namedPage = /^(?:the )?page ([A-Z]\w*(?: [\w'’-]+){0,3})$/;
const aboutForm =
  /^((?:the |an? )?(?:[a-z]+ )?(?:error|message|warning|notice|notification|alert|hint)(?: message)?) (?:about|regarding|concerning|mentioning) (?:the |an? |my |your )?(.+)$/i;
const countForm = new RegExp(`^(?:the )?(${anyCount}) (.+)$`, 'i');

/** That something named can be seen. */
export function expectVisible(phrase: string, literals: Literal[], negated = false): Expectation {
  const text = tidy(phrase);
  const none = /^(?:no|not any|none of the) (?!more than|less than|fewer than)(.+)$/i.exec(text);
  if (none?.[1]) return expectVisible(none[1], literals, !negated);
  const not = negated ? ({ negated: true } as const) : {};
  const literal = literalOf(text.replace(/^(?:the )?(?:text|words?|phrase|string) /i, ''), literals);
  if (literal)
    return {
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'contains', value: literal.value },
      ...not,
    };
  const [, about, topic] = aboutForm.exec(text) ?? [];
  if (about && topic && !/\uE000/.test(topic)) {
    const value = `/${topic.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/i`;
    const subject = { of: 'element', target: readPhrase(about, literals) } as const;
    return { subject, condition: { is: 'text', how: 'matches', value }, ...not };
  }
  const message = readMessageWithText(text, literals);
  if (message) {
    const subject = { of: 'element', target: message.target } as const;
    return {
      subject,
      condition: { is: 'text', how: readShowing(subject, message.value), value: message.value },
      ...not,
    };
  }
  const counted = readCounted(text, literals);
  if (counted) return { ...counted, ...not };
  const page = pageForm.exec(text) ?? quotedPage.exec(text) ?? namedPage.exec(text);
  if (page?.[1]) return expectPage(nameOf(page[1], literals), negated);
  return {
    subject: { of: 'element', target: readPhrase(text, literals) },
    condition: { is: 'visible' },
    ...not,
  };
}

export function expectPage(name: string, negated = false): Expectation {
  const bare = name.replace(/^home ?page$/i, 'home');
  return { subject: { of: 'page' }, condition: { is: 'page', name: bare }, ...(negated && { negated }) };
}

/** "at least 3 rows in the table": a number of things. */
export function readCounted(phrase: string, literals: Literal[]): Expectation | undefined {
  const { comparison, rest, stated } = takeComparison(withoutArticle(tidy(phrase)));
  const [, count, things] = countForm.exec(rest) ?? [];
  if (
    !count ||
    !things ||
    (!stated && /^(?:no|one) /i.test(rest)) ||
    /^(?:seconds?|ms|minutes?|%|characters?|chars|digits?|letters?|symbols?|px|pixels?|pt|em|rem|kg|km|cm|mm|°)(?=\s|$)/i.test(
      things,
    )
  )
    return undefined;
  return {
    subject: { of: 'element', target: readThings(things, literals) },
    condition: { is: 'count', comparison, value: readCount(count) },
  };
}

/** Counted things: in the singular, and items where no kind was named. */
export function readThings(things: string, literals: Literal[]): ReturnType<typeof readPhrase> {
  const target = readPhrase(
    things.replace(/^of the /i, '').replace(/ (?:left|remaining|in total|altogether|overall)$/i, ''),
    literals,
  );
  if (target.kind || literalOf(things, literals)) return target;
  const single = { ...target, name: singularOf(target.name) };
  const { name, kind } = readPhrase(single.name, literals);
  // "Checkboxes" are a kind of their own.
  return name === '' && kind ? { ...single, name, kind } : { ...single, kind: 'item' };
}
