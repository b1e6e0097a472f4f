import type { SeenElement } from '@assay/runner/snapshot';
import type { Thing } from './types.ts';
import { quoted } from './words.ts';

const longestLabel = 40;

/** Puts together what people read as one: "1 to 10 of 12" in five parts, and a label with what stands behind it. */
export function joinTexts(things: readonly Thing[], byRef: ReadonlyMap<string, SeenElement>): Thing[] {
  const joined: Thing[] = [];
  for (let at = 0; at < things.length; ) {
    const run = runFrom(things, at, byRef);
    at += run.length;
    const [first, second] = run;
    if (first && second && run.length > 2 && run.some(isConnective)) joined.push(asOne(run));
    else if (first && second && run.length === 2 && isPair(first, second)) joined.push(asPair(first, second));
    else joined.push(...run);
  }
  return joined;
}

/** Texts side by side in the same box, with nothing between them; otherwise the one thing. */
function runFrom(things: readonly Thing[], from: number, byRef: ReadonlyMap<string, SeenElement>): Thing[] {
  const run: Thing[] = [];
  for (let at = from; at < things.length; at += 1) {
    const thing = things[at];
    if (!thing) break;
    const before = run.at(-1);
    if (
      before &&
      !(isPlain(before) && isPlain(thing) && areBeside(elementOf(before, byRef), elementOf(thing, byRef)))
    )
      break;
    run.push(thing);
  }
  return run;
}

function elementOf(thing: Thing, byRef: ReadonlyMap<string, SeenElement>): SeenElement | undefined {
  return byRef.get(thing.refs[0] ?? '');
}

function isPlain({ kind, details, content }: Thing): boolean {
  return kind === 'text' && details.length === 0 && content.length === 0;
}

const parentOf = ({ path }: SeenElement) => path.slice(0, path.lastIndexOf('>'));

function areBeside(left: SeenElement | undefined, right: SeenElement | undefined): boolean {
  if (!left || !right || left.ref === right.ref || left.frame !== right.frame) return false;
  if (parentOf(left) !== parentOf(right)) return false;
  const isTerm = left.role === 'term' && right.role === 'definition';
  const middle = right.box.y + right.box.height / 2;
  return isTerm || (left.box.y < middle && middle < left.box.y + left.box.height);
}

/** A word that only holds others together: "of", "–". */
function isConnective({ name }: Thing): boolean {
  return /^(?:\p{Ll}{1,3}|[\p{P}\p{S}]+)$/u.test(name);
}

/** "Total" and "$12"; not two labels of the same sort. */
function isPair({ name: label }: Thing, { name: value }: Thing): boolean {
  const isLabel = /\p{L}/u.test(label) && label.length <= longestLabel;
  return isLabel && (/\d/.test(value) || label.endsWith(':')) && !/\d/.test(label);
}

function asOne(run: readonly Thing[]): Thing {
  const [first] = run;
  const name = run.map((one) => one.name).join(' ');
  return { ...(first as Thing), name, refs: run.flatMap(({ refs }) => refs) };
}

function asPair(label: Thing, value: Thing): Thing {
  const name = label.name.replace(/[\s:]+$/, '');
  return { ...label, name, refs: [...label.refs, ...value.refs], details: [`= ${quoted(value.name)}`] };
}
