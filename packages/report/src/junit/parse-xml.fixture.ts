/** A strict reader of the XML that has no document type: it throws where a parser would refuse the file. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const tag = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>/y;

function decode(text: string): string {
  if (/[<>]/.test(text)) throw new Error(`A bracket is not escaped: ${text.slice(0, 80)}`);
  return text.replace(/&([^;&]*;)?/g, (whole, inner: string | undefined) => {
    const name = (inner ?? '').slice(0, -1);
    const number = /^#(\d+)$/.exec(name)?.[1];
    const decoded = number ? String.fromCodePoint(Number(number)) : entities[name];
    if (decoded === undefined) throw new Error(`Not an entity: ${whole}`);
    return decoded;
  });
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([\w.:-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`The attribute ${name} is given twice.`);
    attributes[name] = decode(value);
  }
  return attributes;
}

export function parseXml(source: string): Element {
  const bad = forbidden.exec(source);
  if (bad || !source.isWellFormed()) throw new Error(`A forbidden character stands at ${bad?.index}.`);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source)?.[0].length ?? 0;
  while (at < source.length) {
    const current = open.at(-1) ?? root;
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    current.text += decode(source.slice(at, end));
    if (next < 0) break;
    tag.lastIndex = next;
    const [whole, closing, name = '', attributes = '', isEmpty] = tag.exec(source) ?? [];
    if (!whole) throw new Error(`Not a tag: ${source.slice(next, next + 80)}`);
    at = next + whole.length;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else.`);
      continue;
    }
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
    current.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const only = root.children[0];
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() || !only) {
    throw new Error('The file does not have exactly one root element that is closed.');
  }
  return only;
}

export function find(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...find(child, name)]);
}
