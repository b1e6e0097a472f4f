import type { SeenElement } from '../snapshot/types.ts';
import { isInside, type View } from './view.ts';

/** The path of the nearest element that holds both. */
function commonPath(one: string, other: string): string[] {
  const [left, right] = [one.split('>'), other.split('>')];
  const end = left.findIndex((part, index) => part !== right[index]);
  return end === -1 ? left : left.slice(0, end);
}

const whole = /^(?:html|body|main)\b[^>]*$/;

/** The tab whose panel an invisible element lies in, where another tab is in front. */
function findTab({ snapshot, byRef }: View, hidden: SeenElement): SeenElement | undefined {
  const panel = hidden.containers
    .map((ref) => byRef.get(ref))
    .find((one) => one?.role === 'tabpanel' && !one.states.visible);
  if (!panel?.name) return undefined;
  const tabs = snapshot.elements.filter(
    ({ role, states, name, frame }) =>
      role === 'tab' &&
      states.visible &&
      states.enabled &&
      states.selected === false &&
      name === panel.name &&
      frame === hidden.frame,
  );
  return tabs.length === 1 ? tabs[0] : undefined;
}

/** What must be opened before an invisible element can be used: its tab, or the one closed control that stands nearest to it. */
export function findOpener(view: View, hidden: SeenElement): SeenElement | undefined {
  return findTab(view, hidden) ?? findClosed(view, hidden);
}

function findClosed({ snapshot }: View, hidden: SeenElement): SeenElement | undefined {
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
