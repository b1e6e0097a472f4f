import { isCalled, isPageCalled } from '../ground/named-page.ts';
import { type View, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { look } from './find-target.ts';
import { goTo } from './go-to-place.ts';

interface WellKnownWay {
  to: readonly string[];
  /** The page or menu that leads there, as applications call it. */
  through: readonly string[];
}

/** Where many applications lead only by way of another page or menu, which people do not trouble to mention. */
const ways: readonly WellKnownWay[] = [
  {
    to: ['checkout', 'check out', 'proceed to checkout', 'go to checkout', 'payment'],
    through: ['cart', 'shopping cart', 'basket', 'shopping basket', 'bag', 'view cart', 'view basket'],
  },
  {
    to: [
      'log out',
      'sign out',
      'profile',
      'my profile',
      'settings',
      'account settings',
      'orders',
      'my orders',
    ],
    through: ['account', 'my account', 'account menu', 'user menu', 'your account'],
  },
];

function isWay(view: View, { role, name, text, states }: SeenElement, called: string): boolean {
  const isUsable = /^(?:link|button|menuitem)$/.test(role) && states.visible && states.enabled;
  return isUsable && isCalled(view, name || text, called);
}

/** The one link or button that leads on to what is named, on a page that is not itself the way. */
export function findWayTo(snapshot: PageSnapshot, wanted: string): SeenElement | undefined {
  const way = ways.find(({ to }) => to.includes(fold(wanted)));
  if (!way || way.through.some((name) => isPageCalled(snapshot, name))) return undefined;
  const view = viewOf(snapshot);
  const leading = snapshot.elements.filter((element) =>
    way.through.some((name) => isWay(view, element, name)),
  );
  return new Set(leading.map(({ href, ref }) => href || ref)).size === 1 ? leading[0] : undefined;
}

/** Goes to where the thing that is named is found in most applications; false where the page has no such way. */
export async function goTowards(context: StepContext, wanted: string): Promise<boolean> {
  const snapshot = await look(context, context.progress).catch(() => undefined);
  const way = snapshot && findWayTo(snapshot, wanted);
  if (!way) return false;
  await goTo(context, snapshot, way);
  return true;
}
