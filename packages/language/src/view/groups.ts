import type { Kind } from '@assay/planner/steps';
import { tellStates } from './details.ts';
import { partWords } from './kinds.ts';
import { isCount, namePart, tellingWords } from './naming.ts';
import type { Surroundings } from './outline.ts';
import { readTexts } from './texts.ts';
import { isText, makeThing } from './things.ts';
import type { Node } from './tree.ts';
import type { Thing } from './types.ts';
import { fold, isWorded, shorten, tidy } from './words.ts';

const longestName = 80;
const longestMessage = 400;
const mostFields = 3;
const mostInCard = 14;

export function readHeading(node: Node, around: Surroundings): Thing[] {
  const { element, children } = node;
  const inner = around.read(children).filter(({ kind }) => kind !== 'text' && kind !== 'image');
  const name = shorten(element.text || element.name);
  if (!isWorded(name)) return inner;
  return [makeThing(node, 'heading', name, { details: tellStates(element, 'heading') }), ...inner];
}

export function readMessage(node: Node, around: Surroundings): Thing[] {
  const { element, children } = node;
  const inner = around.read(children);
  const text = tidy(element.text || element.name);
  if (!isWorded(text)) return inner;
  const controls = inner.filter((one) => !isText(one) && one.kind !== 'heading' && one.kind !== 'image');
  if (text.length > longestMessage || controls.length > 4) return inner;
  const told = readTexts(node, around).filter(({ kind }) => kind === 'text' || kind === 'message');
  const said = told.length > 0 ? told.map(({ name }) => name).join(' ') : text;
  const own = makeThing(node, 'message', shorten(said), { urgent: true });
  return [own, ...controls.map((one): Thing => ({ ...one, urgent: true }))];
}

/** An entry of a list. One with nothing but a link in it is that link. */
export function readItem(node: Node, kind: Kind, around: Surroundings): Thing[] {
  const content = readTexts(node, around);
  const controls = content.filter((one) => !isText(one));
  const [only] = controls;
  const counts = content.filter((one) => isText(one) && isCount(one.name));
  if (kind === 'item' && only && controls.length === 1 && counts.length === content.length - 1) {
    const [count] = counts;
    if (!count) return [only];
    return [{ ...only, details: [...only.details, `with badge "${count.name}"`] }];
  }
  return finishWhole(node, kind, content);
}

/** Whether what a plain part holds makes it a card: a few things, the first of which say what it is. */
export function isCardLike(content: readonly Thing[]): boolean {
  const fields = content.filter(({ kind }) => kind === 'field' || kind === 'dropdown').length;
  const isSmall = content.length > 1 && content.length <= mostInCard && fields <= mostFields;
  return (
    isSmall &&
    content.every((one) => one.content.length === 0 || one.kind === 'item') &&
    findLead(content) !== undefined
  );
}

function findLead(content: readonly Thing[]): Thing | undefined {
  const first = content.filter(({ kind }) => !/^(?:icon|checkbox|message)$/.test(kind)).slice(0, 3);
  const heading = first.find(({ kind }) => kind === 'heading');
  return heading ?? first.find((one) => isNaming(one) && /\p{L}|\d{2}/u.test(one.name));
}

const isNaming = (one: Thing) =>
  (isText(one) || /^(?:link|image|tab)$/.test(one.kind)) && one.name.length <= longestName;

/** Named by its heading or the first words in it. */
export function finishWhole(node: Node, kind: Kind, content: Thing[], details: string[] = []): Thing[] {
  const { element } = node;
  const [only] = content;
  if (only && content.length === 1 && !isText(only)) return content;
  const lead =
    findLead(content) ?? content.find((one) => isWorded(one.name) && one.name.length <= longestName);
  if (!lead) return content;
  const isClickable = element.interactive && details.length === 0;
  const states = [...details, ...(isClickable ? ['clickable'] : []), ...tellStates(element, kind)];
  return [makeThing(node, kind, lead.name, { content, details: states, lead })];
}

/** Cards and items with the same title go by the first words on them that no other has. */
export function nameAlike(things: readonly Thing[]): void {
  const wholes = things.filter(({ kind }) => kind === 'card' || kind === 'item');
  const texts = wholes.map(({ content }) => content.filter((one) => isText(one) && isNaming(one)));
  const times = Map.groupBy(texts.flat(), ({ name }) => fold(name));
  const alike = Map.groupBy(wholes, ({ kind, name }) => `${kind} ${fold(name)}`);
  for (const [at, one] of wholes.entries()) {
    if (alike.get(`${one.kind} ${fold(one.name)}`)?.length === 1) continue;
    const only = texts[at]?.find(
      ({ name }) => times.get(fold(name))?.length === 1 && /\p{L}|\d{2}/u.test(name),
    );
    if (!only) continue;
    one.name = only.name;
    one.lead = only;
  }
}

export function readGroup(node: Node, kind: Kind, around: Surroundings): Thing[] {
  const { element, children } = node;
  const content = around.read(children);
  if (content.length === 0) return [];
  const own = namePart(node);
  if (kind === 'dialog') return [readDialog(node, own, content)];
  if (kind === 'frame') return [makeThing(node, kind, own || shorten(element.title), { content })];
  const hint = partWords[element.role];
  if (own === '' && hint && content.length > 1) {
    const inside = content.flatMap((one) =>
      one.hint !== '' && one.kind === 'section' ? one.content : [one],
    );
    return [makeThing(node, kind, '', { content: inside, hint })];
  }
  const isHeaded = content.some((one) => one.kind === 'heading' && fold(one.name) === fold(own));
  if (own === '' || isHeaded || content.length < 2) return content;
  const inside = content.filter((one) => one.kind !== 'text' || fold(one.name) !== fold(own));
  return [makeThing(node, kind, own, { content: inside })];
}

function readDialog(node: Node, own: string, content: Thing[]): Thing {
  const isBar = (one: Thing) => one.hint !== '' && one.kind === 'section';
  const [bar] = content.filter(isBar);
  const inside = content.flatMap((one) => (isBar(one) ? one.content : [one]));
  const heading = inside.find(({ kind }) => kind === 'heading');
  const title = heading ?? bar?.content.find(isText);
  const name = own || title?.name || '';
  const rest = inside.filter(
    (one) => (one !== title && one.kind !== 'heading') || fold(one.name) !== fold(name),
  );
  return makeThing(node, 'dialog', name, { content: rest, urgent: true });
}

export function readPicture(node: Node): Thing[] {
  const { role, name, title, text } = node.element;
  if (role === 'icon') {
    const hint = tellingWords(name);
    if (isWorded(title)) return [makeThing(node, 'icon', shorten(title))];
    return hint === '' ? [] : [makeThing(node, 'icon', '', { hint })];
  }
  const alternative = shorten(name || title || text);
  return isWorded(alternative) ? [makeThing(node, 'image', alternative)] : [];
}

export function readScale(node: Node): Thing[] {
  const { name, label, value, text } = node.element;
  const shown = value || text;
  return [makeThing(node, 'text', shorten(name || label), { details: shown === '' ? [] : [`= "${shown}"`] })];
}
