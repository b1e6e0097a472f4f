import type { Kind, Target } from '../../steps/language.ts';
import type { LocatorValue, StoredLocator } from '../read-locator.ts';
import { writePattern, writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

const roles: Partial<Record<Kind, string>> = {
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  'radio button': 'radio',
  dropdown: 'combobox',
  option: 'option',
  switch: 'switch',
  slider: 'slider',
  tab: 'tab',
  'menu item': 'menuitem',
  heading: 'heading',
  image: 'img',
  icon: 'img',
  row: 'row',
  cell: 'cell',
  column: 'columnheader',
  table: 'table',
  list: 'list',
  item: 'listitem',
  dialog: 'dialog',
  form: 'form',
};

/** Kinds that are known by what they hold rather than by a name of their own. */
const holders: Partial<Record<Kind, string>> = {
  row: "getByRole('row')",
  item: "getByRole('listitem')",
  card: "locator('article, li, [class*=card]')",
  section: "locator('section, fieldset, [role=region]')",
};

export type Use = 'type' | 'click' | 'look';

function writeOrdinal(ordinal: number | undefined): string {
  if (ordinal === undefined) return '';
  if (ordinal === 1) return '.first()';
  return ordinal === -1 ? '.last()' : `.nth(${ordinal > 0 ? ordinal - 1 : ordinal})`;
}

function writeUnnamed(base: string, kind: Kind | undefined): string {
  if (kind === 'message') return `${base}.getByRole('alert').or(${base}.getByRole('status'))`;
  if (kind === 'field') return `${base}.getByRole('textbox')`;
  if (kind === 'frame') return `${base}.locator('iframe')`;
  const role = kind && roles[kind];
  if (role) return `${base}.getByRole('${role}')`;
  return kind && holders[kind] ? `${base}.${holders[kind]}` : `${base}.locator('body')`;
}

function writeByUse(base: string, name: string, use: Use): string {
  if (use === 'type') return `${base}.getByLabel(${name}).or(${base}.getByPlaceholder(${name})).first()`;
  if (use === 'look') return `${base}.getByText(${name}).first()`;
  return `${base}.getByRole('button', { name: ${name} }).or(${base}.getByRole('link', { name: ${name} })).first()`;
}

function writeNamed(base: string, target: Target, use: Use): string {
  const { kind } = target;
  const name = writeString(target.name);
  if (kind === undefined) return writeByUse(base, name, use);
  if (holders[kind])
    return `${base}.${holders[kind]}.filter({ hasText: ${name} })${target.ordinal ? '' : '.last()'}`;
  if (kind === 'field' || kind === 'slider') return `${base}.getByLabel(${name})`;
  if (kind === 'dialog' || kind === 'table' || kind === 'list' || kind === 'form')
    return `${base}.getByRole('${roles[kind]}', { name: ${name} }).or(${base}.getByRole('${roles[kind]}').filter({ hasText: ${name} })).first()`;
  const role = roles[kind];
  return role ? `${base}.getByRole('${role}', { name: ${name} })` : `${base}.getByText(${name})`;
}

/** A frame's content begins behind its element. */
function writeInside(target: Target, writing: Writing): string {
  if (target.kind !== 'frame') return writeTarget(target, 'look', writing);
  const name = JSON.stringify(target.name);
  const css = target.name === '' ? 'iframe' : `iframe[title=${name}], iframe[name=${name}]`;
  return `page.locator(${writeString(css)}).contentFrame()`;
}

/** A locator after the words of the step: as near as Playwright's own locators come to them. */
export function writeTarget(target: Target, use: Use, writing: Writing): string {
  if (target.name === 'it') return writing.last;
  const base = target.within ? writeInside(target.within, writing) : 'page';
  const found = target.name === '' ? writeUnnamed(base, target.kind) : writeNamed(base, target, use);
  return found + writeOrdinal(target.ordinal);
}

function writeLocatorValue(value: LocatorValue, writing: Writing): string {
  if (typeof value === 'string') return writeValue(value, writing);
  if (typeof value !== 'object') return String(value);
  if ('pattern' in value) return writePattern(value.pattern, value.flags);
  if ('chain' in value) return writeStored(value.chain, writing);
  return `{ ${value.options.map(([name, inner]) => `${name}: ${writeLocatorValue(inner, writing)}`).join(', ')} }`;
}

/** The locator that an execution kept, which beats the words. */
export function writeStored(stored: StoredLocator, writing: Writing): string {
  const calls = stored.map(
    ({ method, args }) => `${method}(${args.map((arg) => writeLocatorValue(arg, writing)).join(', ')})`,
  );
  return ['page', ...calls].join('.');
}
