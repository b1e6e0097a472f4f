import { capitalise } from '@assay/contract/text';
import { buttonNames } from '../lexicons/verbs.ts';
import type { Command, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { readPath } from './paths.ts';
import type { ActionReader, ActionReading } from './reader.ts';
import { splitMembers } from './subjects.ts';
import { asThing, isContainer, readPhrase, readPlace } from './targets.ts';
import { matchVerb } from './verbs.ts';
import { anyCount, readCount, tidy, withoutArticle } from './wording.ts';

export const timesForm = new RegExp(
  `^(.+?) (?:(${anyCount}) (?:more )?times|(once|twice|thrice))(?: in a row| in succession)?$`,
  'i',
);

/** Twice is one click after the other, each with its own effect; a double click is called so. */
export function repeatClick(click: Extract<Command, { do: 'click' }>, times: number): Command[] {
  if (times === 2) return [click, click];
  return [times === 1 ? click : { ...click, times }];
}

/** "Send message" names a button, although a message is also a kind of element. */
function readClicked(phrase: string, literals: Literal[]): Target {
  const target = asThing(readPhrase(phrase, literals));
  const isName = /^(?:message|text|form|list|heading|section)$/.test(target.kind ?? '') && target.name !== '';
  const { kind: _, ...rest } = target;
  const isOrder =
    /^(?:card|row|item|column|table|message|section|list|form|image|option|field|tab|frame|text)$/.test(
      target.kind ?? '',
    ) &&
    /^(?:New|Next|Previous|[A-Z][a-z]+) (?:an? |the )?[a-z]+$/.test(phrase) &&
    (/^(?:New|Next|Previous) /.test(phrase) || matchVerb(phrase)?.inflection === 'base');
  if (isOrder) return { ...rest, name: phrase };
  return isName && /^[A-Z][a-z]+ [a-z]+$/.test(phrase) ? { ...rest, name: phrase } : target;
}

function clickOn(text: string, literals: Literal[], extra: { button?: 'right'; times?: number }): Command[] {
  const [, phrase = text, count, word] = timesForm.exec(text) ?? [];
  const times = count ?? word;
  const path = readPath(phrase, literals);
  if (path) return path;
  return splitMembers(phrase).flatMap((member) =>
    repeatClick(
      { do: 'click', target: readClicked(member.replace(/^(?:on|onto) /i, ''), literals), ...extra },
      times === undefined ? 1 : readCount(times),
    ),
  );
}

function readClicking(extra: { button?: 'right'; times?: number }): ActionReader {
  return ({ rest }, literals) => {
    const text = tidy(rest).replace(
      / (?:to|in order to) (?:submit|save|confirm|continue|proceed|log in|sign in|open|close|go|add|view|see|finish|send|start)\b.*$/i,
      '',
    );
    return text === '' ? undefined : clickOn(text, literals, extra);
  };
}

export const readClick = readClicking({});
export const readDoubleClick = readClicking({ times: 2 });
export const readRightClick = readClicking({ button: 'right' });

export const readHover: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest)
    .replace(/^(?:the )?(?:mouse|cursor|pointer) (?:over|on|to) /i, '')
    .replace(/^(?:over|on) /i, '');
  return text === '' ? undefined : [{ do: 'hover', target: readPhrase(text, literals) }];
};

export const readScroll: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest)
    .replace(/^(?:(?:down|up|the page) )*(?:to|until) /i, '')
    .replace(/ (?:is visible|is in view|comes into view|into view|becomes visible)$/i, '');
  const bottom = /^(?:the )?(?:very )?(bottom|end|top)(?: of the page)?$|^(?:down|up)?$/i.exec(text);
  if (bottom) return [{ do: 'press', keys: /top|up/i.test(text) ? 'Home' : 'End' }];
  return [{ do: 'scroll to', target: readPhrase(text, literals) }];
};

export const readDrag: ActionReader = ({ rest, lemma }, literals) => {
  const [, what, onto] =
    /^(.+?) (?:onto|on to|into|over to|over|to|on|in) (.+)$/i.exec(
      tidy(rest)
        .replace(/ and drop it /i, ' ')
        .replace(/ from (?:the )?.+? (?=(?:onto|into|over to|to) )/i, ' '),
    ) ?? [];
  if (!what || !onto) return undefined;
  const target = readPhrase(what, literals);
  if (target.kind === 'slider') return [{ do: 'set', target, value: nameOf(withoutArticle(onto), literals) }];
  if (lemma === 'move' && /^(?:the )?(?:mouse|cursor|pointer)$/i.test(what))
    return [{ do: 'hover', target: readPhrase(onto, literals) }];
  return [{ do: 'drag', target, onto: readPhrase(onto, literals) }];
};

export const readUpload: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest).replace(
    /^(?:the |an? )?(?:file|picture|image|photo|document|attachment|pdf)(?: (?:named|called))? (?=\uE000)/i,
    '',
  );
  const [, file = text, place] =
    /^(.+?) (?:to|in|into|as|using|via|through|for|with|on) (.+)$/i.exec(text) ?? [];
  const literal = literalOf(file, literals);
  if (!literal)
    return {
      reason:
        'It does not say which file to upload. Name the file, for example: Upload the file "photo.png".',
    };
  return [{ do: 'upload', file: literal.value, ...(place && { target: readPhrase(place, literals) }) }];
};

const filteredOption = /^(?:(?:the |all )?(?:[a-z]+ )?)?by ([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)[.,]?$/;
const filterForm = new RegExp(
  `^(?:.+ )?by (?:the )?([a-z]+) (?:to |= ?|: ?)?(${anyMark}|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)*)[.,]?$`,
);

/** A verb that is the name of its button: "archive the order". */
export const readButtonVerb: ActionReader = ({ lemma, rest }, literals) => {
  const text = tidy(rest).replace(/^(?:on|by) .*/i, '');
  const [, option] = lemma === 'filter' ? (filteredOption.exec(rest) ?? []) : [];
  // One of the choices that a page offers to filter by, whatever its list is called.
  if (option) return [{ do: 'choose', target: { name: nameOf(option, literals) } }];
  if (lemma === 'filter' && / by /i.test(rest) && !filterForm.test(rest))
    return {
      reason:
        'It does not say with which control to filter. Write, for example: Select "Open" from the "Status" dropdown.',
    };
  const [, property, wanted] = filterForm.exec(rest) ?? [];
  if (lemma === 'filter' && property && wanted)
    return [
      {
        do: 'select',
        target: { name: withoutArticle(property) },
        option: nameOf(tidy(wanted), literals),
      },
    ];
  const name = buttonNames[lemma] ?? capitalise(lemma);
  const [, there, page] = /^(.*?) ?from (?:the |my |your )?([\w ]+?) page$/i.exec(text) ?? [];
  if (page) {
    const done = readButtonVerb({ family: 'button', lemma, inflection: 'base', rest: there ?? '' }, literals);
    if (Array.isArray(done)) return [{ do: 'open', address: page, named: true }, ...done];
  }
  const given = /^(?:with|using) (.*\uE000.*)$/i.exec(text)?.[1];
  if (given) return typeThenClick(given, name, literals);
  if (
    text === '' ||
    /^(?:it|the (?:form|changes|page|dialog|settings|process|file)|my changes|changes|to|the data)$/i.test(
      text,
    ) ||
    /^(?:with|using|from (?:the )?(?:app|application|site|account))\b/i.test(text)
  )
    return [{ do: 'click', target: { name: name } }];
  const owned =
    /^(.+?) from (?:the |my |your )?(?:cart|basket|list|wishlist|page|table|order|bag|favourites|favorites)$/i.exec(
      text,
    )?.[1] ?? text;
  if (/^(?:one|an? item|one item|one of (?:them|the items))$/i.test(owned))
    return [{ do: 'click', target: { name, ordinal: 1 } }];
  const target = asThing(readPhrase(owned, literals));
  const isThing =
    isContainer(target) ||
    target.ordinal !== undefined ||
    literalOf(withoutArticle(owned), literals) ||
    /\uE000/.test(owned) ||
    target.name === 'it' ||
    (/^(?:remove|delete|edit|archive|restore|approve|reject|duplicate|borrow|renew|like|share|pin|unpin|reply|download|book)$/.test(
      lemma,
    ) &&
      /^(?:the )?[A-Z][\w-]*(?: [A-Z][\w-]*)*$|^the [A-Z][\w-]*(?: [\w-]+){1,3}$/.test(owned));
  if (isThing)
    return [
      {
        do: 'click',
        target: { name, within: target.kind || target.name === 'it' ? target : { ...target, kind: 'item' } },
      },
    ];
  if (target.kind)
    return [{ do: 'click', target: { ...target, name: [name, target.name].join(' ').trim() } }];
  return [{ do: 'click', target: { name: `${name} ${nameOf(withoutArticle(owned), literals)}` } }];
};

/** "Register with X as e-mail and Y as password": the fields first, then the button. */
function typeThenClick(given: string, name: string, literals: Literal[]): ActionReading {
  const typed = given.split(/, (?:and )?| and /).map((part) => {
    const [, value, field] = /^(.+?) (?:as|for|in)(?: the| an?)? (.+)$/i.exec(part) ?? [];
    const [, fieldFirst, valueLast] =
      new RegExp(`^(?:the |an? )?([a-z][a-z -]*) (${anyMark})$`, 'i').exec(part) ?? [];
    const target = field ?? fieldFirst;
    const literal = literalOf(value ?? valueLast ?? '', literals);
    return target && literal
      ? { do: 'type' as const, target: readPhrase(target, literals), text: literal.value }
      : undefined;
  });
  const known = typed.filter((command) => command !== undefined);
  if (known.length < typed.length)
    return {
      reason:
        'It does not say which value goes into which field. Write, for example: Type "Anna" in the "First name" field.',
    };
  return [...known, { do: 'click', target: { name } }];
}

export const readSubmit: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest);
  const form = /^(?:(?:the|this|my) )?(?:(.+?) )?form$/i.exec(text)?.[1];
  const target: Target = { name: 'Submit', kind: 'button' };
  if (form)
    return [{ do: 'click', target: { ...target, within: { name: nameOf(form, literals), kind: 'form' } } }];
  return /\uE000/.test(text) ? undefined : [{ do: 'click', target }];
};

export const readClose: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest);
  if (text === '' || /^it$/i.test(text))
    return [
      {
        do: 'click',
        target: { name: 'Close', kind: 'button', ...(text !== '' && { within: { name: 'it' } }) },
      },
    ];
  if (/^(?:the |this )?(?:browser |new |current )?(?:tab|window|browser)$/i.test(text))
    return {
      reason: 'Closing a browser tab cannot be told to a step. Write: Switch to the browser tab "first".',
    };
  const place = readPhrase(text, literals);
  if (place.kind === 'tab' || place.kind === 'button') return [{ do: 'click', target: place }];
  return [
    { do: 'click', target: { name: 'Close', kind: 'button', within: readPlace(text, literals, 'section') } },
  ];
};
