import type { Kind } from '@assay/planner/steps';
import type { Node } from './tree.ts';
import type { Thing } from './types.ts';

export function makeThing(node: Node, kind: Kind, name: string, rest: Partial<Thing> = {}): Thing {
  const { ref, states } = node.element;
  return {
    kind,
    name,
    hint: '',
    refs: [ref],
    details: [],
    content: [],
    order: node.order,
    ...(states.focused && { focused: true }),
    ...rest,
  };
}

export function* listThings(things: readonly Thing[]): Generator<Thing> {
  for (const thing of things) {
    yield thing;
    yield* listThings(thing.content);
  }
}

export const isText = ({ kind }: Thing) => kind === 'text' || kind === 'cell';

/** What stands as one on a line or in a block, and is named by what it shows. */
export const isWhole = ({ kind }: Thing) => kind === 'row' || kind === 'card' || kind === 'item';

/** A heading of a table's column, or the button that is one. */
export const isColumn = ({ kind, column, cell }: Thing) =>
  kind === 'column' || (column !== undefined && cell === undefined);
