import type { Command, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { addForm } from './adding.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import type { ActionReader, ActionReading } from './reader.ts';
import { keepWhole, readPhrase } from './targets.ts';
import { isOnlyDescribed, readTypedValue } from './values.ts';
import { tidy, withoutArticle } from './wording.ts';

const intoForm =
  /^(.+?) (?:into|in to|in|inside|on|to|for|as|under) ((?:the|an?|my|your|its|that|this|it\b|\uE000|[a-zA-Z]).*)$/i;
const colonForm = /^((?:[\w'’-]+ ){0,5}[\w'’-]+\??)\s*[:=]\s+([^:=]+)$/;
const withForm = /^(.+?) with(?: the (?:value|text|word))? (.+)$/i;
const pairForm = new RegExp(`^(.+?)(?: of| is|:| =|=)? (${anyMark}|\\d[\\d.-]*)$`);
const pairs =
  /^(?:(?:the |this )?(?:form|fields?|details|data|following(?: \w+)?)(?: fields| form)?(?: in| out)?)(?: with| as follows| like this)?(?: the following(?: \w+)?)?:? (.+[:=] ?.+)$/i;

const severalPairs = /^[^:=,;]{1,40}[:=] [^:=]+[,;] (?:and )?[^:=,;]{1,40}[:=] /;

/** Type, enter, fill in: value and field in whatever order they come. */
export const readTyping: ActionReader = ({ rest, lemma }, literals) => {
  const text = tidy(rest);
  if (text === '') return undefined;
  const bracketed = /^(?:the |this )?(?:.+ )?(?:form|fields|details) ?\((.+)\)$/i.exec(text)?.[1];
  if (bracketed) {
    const parts = bracketed.split(/, (?:and )?| and /);
    const read = parts.map((part) => readPair(part, literals));
    // A value that is not understood must not be left out.
    return read.some((commands) => commands.length === 0) ? undefined : read.flat();
  }
  if (severalPairs.test(text)) return readPairs(text, literals);
  const called = readCalled(text, literals);
  if (called && called.length > 1) return called;
  const listed = pairs.exec(text);
  if (listed?.[1]) return readPairs(listed[1], literals);
  if (lemma === 'put' && addForm.test(text)) return undefined;
  const [, named, given] = colonForm.exec(text) ?? [];
  if (named && given) return type(named.replace(/\?$/, ''), given, literals);
  const into = readInto(text, lemma, literals);
  if (into) return into;
  const filled = withForm.exec(text);
  if (filled?.[1] && filled[2] && /\bform$/i.test(filled[1])) {
    const pairs = filled[2].split(/, (?:and )?| and /).flatMap((part) => readPair(part, literals));
    if (pairs.length > 0) return pairs;
  }
  if (filled?.[1] && filled[2]) return type(filled[1], filled[2], literals);
  const pair = pairForm.exec(text);
  if (pair?.[1] && pair[2] && !/^(?:the |an? )?(?:text|value|words?|string|number)$/i.test(pair[1]))
    return type(pair[1], pair[2], literals);
  if (
    literalOf(text, literals) ||
    /^(?:the |an? )?(?:text|value|words?|string|number) \S+$/i.test(text) ||
    /^-?\d+(?:[.,]\d+)*$/.test(text)
  )
    return [{ do: 'type', target: { name: 'it' }, text: readTypedValue(text, literals) }];
  return called ?? readDescribed(text, literals);
};

const owners = '(?:the|my|your|an?|his|her|their|our)';
const calledForm = new RegExp(`^${owners} ((?:[a-z][a-z-]* ){0,2}[a-z][a-z-]*) ([A-Z\\d][^,;]*|${anyMark})$`);

/** "the name Peter, my street Mill Road 3 and the topic Other" */
function readCalled(text: string, literals: Literal[]): Command[] | undefined {
  const parts = text.split(new RegExp(`,? and (?=${owners} )|, (?=${owners} )`));
  const read = parts.map((part) => {
    const [, field, value] = calledForm.exec(tidy(part)) ?? [];
    const isNamed = field && value && !/^(?:text|value|words?|string)$/.test(field);
    return isNamed ? type(field, value, literals) : undefined;
  });
  return read.every((commands) => Array.isArray(commands)) ? read.flat() : undefined;
}

const fieldKinds = ['field', 'dropdown', 'slider', 'switch', 'checkbox', 'list', 'cell', 'item', 'option'];

/** A word such as "message" that is a kind elsewhere is the name of the field here. */
function readField(words: string, literals: Literal[]): Target {
  const target = readPhrase(
    words.replace(/^(?:the |an? )?(?:valid|correct|registered|existing|right) /i, ''),
    literals,
  );
  const isName = target.kind !== undefined && target.name === '' && !fieldKinds.includes(target.kind);
  const { kind, ...rest } = target;
  return isName && kind
    ? { ...rest, name: nameOf(withoutArticle(tidy(words)), literals) }
    : keepWhole(
        words,
        target,
        [...fieldKinds, 'dialog', 'form', 'section', 'row', 'frame', 'table', 'column'],
        literals,
      );
}

/** A value before its field: `"a" in the b field`. For "fill", only a literal can come first. */
function readInto(text: string, lemma: string, literals: Literal[]): ActionReading {
  const [, value, field] = intoForm.exec(text) ?? [];
  if (!value || !field) return undefined;
  const isLiteral = literalOf(value, literals) !== undefined || /^[-+]?\d/.test(value);
  if (!isLiteral && / as \S+$/i.test(text) && literalOf(field, literals)) return type(value, field, literals);
  if (lemma.startsWith('fill') && !isLiteral) return undefined;
  if (!isLiteral && withForm.test(text) && !/^(?:an? )?\S+ with /i.test(value)) return undefined;
  const pair = isLiteral ? null : pairForm.exec(value);
  if (
    pair?.[1] &&
    pair[2] &&
    !/^(?:the |an? )?(?:text|value|words?|name|number|e-?mail|code|amount|date|time|keyword|query|term|option|string|phrase)$/i.test(
      pair[1],
    )
  )
    return undefined;
  if (isOnlyDescribed(value, literals)) return { reason: sayWhat(value, literals) };
  return [{ do: 'type', target: readField(field, literals), text: readTypedValue(value, literals) }];
}

function readPair(part: string, literals: Literal[]): Command[] {
  const [, field, value] =
    pairForm.exec(tidy(part)) ?? /^((?:[a-z-]+ ){0,2}?[a-z-]+):? ([A-Z\d].*)$/.exec(tidy(part)) ?? [];
  return field && value
    ? [{ do: 'type', target: readField(field, literals), text: readTypedValue(value, literals) }]
    : [];
}

function type(field: string, value: string, literals: Literal[]): ActionReading {
  if (isOnlyDescribed(value, literals)) return { reason: sayWhat(value, literals) };
  return [{ do: 'type', target: readField(field, literals), text: readTypedValue(value, literals) }];
}

/** "Name: Jo, City: Rome" */
function readPairs(text: string, literals: Literal[]): ActionReading {
  const parts = text.split(/(?:[,;]| and )\s*(?=[^:=,;]+[:=])/);
  const commands: Command[] = [];
  for (const part of parts) {
    const [, field, value] = /^\s*(.+?)\s*[:=]\s*(.+?)\s*$/.exec(part) ?? [];
    if (!field || !value) return undefined;
    commands.push({ do: 'type', target: readField(field, literals), text: readTypedValue(value, literals) });
  }
  return commands;
}

/** "a valid e-mail address": the field is what the value is called. */
function readDescribed(text: string, literals: Literal[]): ActionReading {
  const value = readTypedValue(text, literals);
  const noun = /(e-?mail(?: address)?|user ?name|password|pin|passcode|name|title)\b/i.exec(text)?.[1];
  if (value.startsWith('{{') && noun) return [{ do: 'type', target: { name: noun }, text: value }];
  return { reason: sayWhat(text, literals) };
}

function sayWhat(text: string, literals: Literal[]): string {
  return `It does not say what to type for "${nameOf(withoutArticle(text), literals)}". Give the value in quotes, for example: Type "Anna" in the "First name" field.`;
}

/** Change X to Y: typing, unless the kind of X asks for more. */
export const readChange: ActionReader = (verb, literals) => {
  const text = tidy(verb.rest);
  const [, field, value] = /^(.+?) (?:from .+? )?(?:to|with|by|into) (.+)$/i.exec(text) ?? [];
  if (!field || !value) return undefined;
  const target = readField(
    field.replace(/^(?:the )?value of (?!.+ (?:in|for|under) [A-Z\uE000])/i, ''),
    literals,
  );
  const words = readTypedValue(value, literals);
  if (/^sort(?:ing)?(?: order| by)?$/i.test(target.name) && (!target.kind || target.kind === 'dropdown'))
    return [{ do: 'select', target: { name: 'sort', kind: 'dropdown' }, option: words }];
  if (target.kind === 'dropdown' || target.kind === 'list') return [{ do: 'select', target, option: words }];
  if (target.kind === 'slider') return [{ do: 'set', target, value: words }];
  return type(field.replace(/^(?:the )?value of (?!.+ (?:in|for|under) [A-Z\uE000])/i, ''), value, literals);
};

export const readLeave: ActionReader = ({ rest }, literals) => {
  const [, field] = /^(.+?) (?:blank|empty|unfilled|as it is blank|out)$/i.exec(tidy(rest)) ?? [];
  if (!field) return undefined;
  const members = field.split(/,? and |, /i);
  return members.map((member) => ({ do: 'clear', target: readField(member, literals) }));
};

export const readClear: ActionReader = ({ rest, lemma }, literals) => {
  const text = tidy(rest).replace(/^(?:the )?(?:text|contents?|value|input) (?:of|in|from) /i, '');
  if (lemma === 'empty' && /\b(?:cart|basket|bag|trash|bin|list|inbox|trolley)$/i.test(text))
    return [{ do: 'click', target: { name: `Empty ${nameOf(withoutArticle(text), literals)}` } }];
  return text === '' ? undefined : [{ do: 'clear', target: readField(text, literals) }];
};

const setForm = /^(.+?) (?:to|at|=) (.+)$/i;

export const readSet: ActionReader = ({ rest }, literals) => {
  const [, field, value] = setForm.exec(tidy(rest)) ?? [];
  if (!field || !value) return undefined;
  const target = readField(
    field.replace(/^(?:the )?value of (?!.+ (?:in|for|under) [A-Z\uE000])/i, ''),
    literals,
  );
  const words = readTypedValue(value, literals);
  if (target.kind === 'dropdown' || target.kind === 'list') return [{ do: 'select', target, option: words }];
  if (
    (target.kind === 'checkbox' || target.kind === 'switch') &&
    /^(?:on|off|checked|unchecked)$/i.test(words)
  )
    return [{ do: /^(?:on|checked)$/i.test(words) ? 'check' : 'uncheck', target }];
  return [{ do: 'set', target, value: words }];
};
