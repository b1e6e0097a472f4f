import type { SeenElement } from '../snapshot/types.ts';
import { isInside, type View } from './view.ts';

/** The path of the nearest element that holds both. */
function commonPath(one: string, other: string): string[] {
  const [left, right] = [one.split('>'), other.split('>')];
  const end = left.findIndex((part, index) => part !== right[index]);
  return end === -1 ? left : left.slice(0, end);
}

const whole = /^(?:html|body|main)\b[^>]*$/;

/** What must be opened before an invisible element can be used: the one closed control that stands nearest to it. */
export function findOpener({ snapshot }: View, hidden: SeenElement): SeenElement | undefined {
  const around = snapshot.elements.filter((element) => isInside(hidden, element));
  const near = snapshot.elements
    .filter(
      ({ states, frame, interactive, role }) =>
        states.expanded === false &&
        states.visible &&
        states.enabled &&
        frame === hidden.frame &&
        (interactive || role === 'treeitem'),
    )
    .map((control) => ({ control, shared: commonPath(control.path, hidden.path) }))
    .filter(({ shared }) => shared.length > 1 && !whole.test((shared.at(-1) ?? '').trim()))
    .sort((one, other) => other.shared.length - one.shared.length);
  const [nearest, second] = near;
  if (!nearest || second?.shared.length === nearest.shared.length) return undefined;
  // What stands visibly around it within the same part is open already, so something else hides it.
  const depth = nearest.shared.length;
  return around.some(({ path, states }) => states.visible && path.split('>').length > depth)
    ? undefined
    : nearest.control;
}
