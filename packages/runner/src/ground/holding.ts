import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import type { View } from './view.ts';
import { fold, stem } from './words.ts';

const things = new Set<Target['kind']>(['row', 'item', 'card']);
const items = /^(?:listitem|row|article|treeitem|option)$/;
const proper = /^(?:\p{Lu}|\d)/u;
/** What ties the words of a description together: "the Skylark flight that departs at 09:40". */
const ties =
  /^(?:the|an?|my|our|your|that|which|who|whose|is|are|was|at|from|to|on|by|with|for|of|in|and|called|named|dated|departs?|departing|leaves?|leaving|starts?|starting|begins?|beginning|arrives?|arriving|costs?|costing|due|sent|written|says?|saying)$/;

function wordsOf(text: string): string[] {
  return fold(text).split(' ').map(stem);
}

/** The names and numbers of a description, where hardly anything else is said that could tell things apart. */
function readDescription(name: string): { names: string[]; others: string[] } | undefined {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const names = words.filter((word) => proper.test(word)).flatMap(wordsOf);
  const others = words.filter((word) => !proper.test(word) && !ties.test(word)).flatMap(wordsOf);
  return names.length > 0 && words.length > 1 ? { names, others } : undefined;
}

function isThing(view: View, { role, ref, states }: SeenElement): boolean {
  return states.visible && (items.test(role) || view.repeated.has(ref)) && !view.headerRows.has(ref);
}

/**
 * "My Paris trip": the things that hold all the names, whatever their sort is called; one word may be that. They may lie in one another,
 * and what is looked for tells which is meant.
 */
export function findHolding(view: View, { name, kind, near, ordinal, within }: Target): SeenElement[] {
  if (!things.has(kind) || near || ordinal !== undefined || within) return [];
  const told = readDescription(name);
  if (!told) return [];
  return view.snapshot.elements.filter((element) => {
    if (!isThing(view, element)) return false;
    const own = new Set(wordsOf(element.text));
    return (
      told.names.every((word) => own.has(word)) && told.others.filter((word) => !own.has(word)).length <= 1
    );
  });
}
