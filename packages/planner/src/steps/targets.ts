import { type Kind, kinds, type Relation, type Target } from './language.ts';
import { anyOrdinal, readOrdinal, renderOrdinal } from './ordinals.ts';
import { anyMark, quote, readMark } from './quoting.ts';

const anyKind = [...kinds].sort((left, right) => right.length - left.length).join('|');
const relations: Relation[] = ['below', 'above', 'left of', 'right of', 'next to'];

/** The words for a target; `plural` leaves the article out, for counting. */
export function renderTarget(target: Target, plural = false): string {
  const anchor = target.near?.anchor;
  const near = target.near && anchor ? ` ${target.near.relation} ${renderAnchor(anchor)}` : '';
  const within = target.within ? ` in ${renderTarget(target.within)}` : '';
  return renderHead(target, plural) + near + within;
}

/** Without brackets a place after an anchor would belong to either of the two. */
function renderAnchor(anchor: Target): string {
  const words = renderTarget(anchor);
  return anchor.within || anchor.near ? `(${words})` : words;
}

function renderHead({ name, kind, ordinal }: Target, plural: boolean): string {
  if (name === 'it' && ordinal === undefined && !plural) return kind ? `that ${kind}` : 'it';
  const noun = plural && kind ? pluralOf(kind) : (kind ?? (name === '' ? 'element' : ''));
  const words = [
    plural || (kind === undefined && name !== '' && ordinal === undefined) ? '' : 'the',
    ordinal === undefined ? '' : renderOrdinal(ordinal),
    ...(kind === 'row' && name !== '' ? [noun, 'of', quote(name)] : [name === '' ? '' : quote(name), noun]),
  ];
  return words.filter((word) => word !== '').join(' ');
}

function pluralOf(kind: Kind): string {
  return /(?:ch|x)$/.test(kind) ? `${kind}es` : `${kind}s`;
}

const headForm = new RegExp(
  `^(?:(it)\\b|that (${anyKind})\\b|(?:the )?(?:(${anyOrdinal}) )?(?:rows? of (${anyMark})|(${anyMark})(?: (${anyKind})(?:e?s)?\\b)?|(${anyKind})(?:e?s)?\\b|element\\b))`,
);
const nearForm = new RegExp(`^ (${relations.join('|')}) `);

interface Reading {
  target: Target;
  rest: string;
}

/** Reads a canonical target from the beginning of a masked text. */
export function readTarget(text: string, values: string[]): Reading | undefined {
  const head = readHead(text, values);
  if (!head) return undefined;
  let { target, rest } = head;
  const near = nearForm.exec(rest);
  if (near) {
    const anchor = readAnchor(rest.slice(near[0].length), values);
    const relation = relations.find((known) => known === near[1]);
    if (!anchor || !relation) return undefined;
    target = { ...target, near: { relation, anchor: anchor.target } };
    rest = anchor.rest;
  }
  if (!rest.startsWith(' in ')) return { target, rest };
  const within = readTarget(rest.slice(' in '.length), values);
  return within ? { target: { ...target, within: within.target }, rest: within.rest } : { target, rest };
}

function readAnchor(text: string, values: string[]): Reading | undefined {
  if (!text.startsWith('(')) return readHead(text, values);
  const inner = readTarget(text.slice(1), values);
  return inner?.rest.startsWith(')') ? { target: inner.target, rest: inner.rest.slice(1) } : undefined;
}

function readHead(text: string, values: string[]): Reading | undefined {
  const match = headForm.exec(text);
  if (!match) return undefined;
  const [whole, it, that, ordinal, rowName, name, namedKind, bareKind] = match;
  const mark = rowName ?? name;
  const kind = rowName ? 'row' : (that ?? namedKind ?? bareKind);
  const target: Target = { name: it || that ? 'it' : mark ? literalAt(mark, values) : '' };
  const known = kinds.find((candidate) => candidate === kind);
  if (known) target.kind = known;
  if (ordinal) target.ordinal = readOrdinal(ordinal);
  return { target, rest: text.slice(whole.length) };
}

export function literalAt(mark: string, values: string[]): string {
  const read = readMark(mark);
  return (read && values[read.index]) ?? '';
}
