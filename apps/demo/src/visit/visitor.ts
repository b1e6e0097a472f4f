import type { BugName } from '../bugs/bugs.ts';
import type { CartLine } from '../shop/cart.ts';
import type { Order } from '../shop/orders.ts';
import { type Profile, startingProfile } from '../shop/profile.ts';

/** Everything the shop remembers about one browser. Never changed in place. */
export interface Visitor {
  bugs: readonly BugName[];
  signedIn: boolean;
  /** Has seen a page since signing in; only the bug `session-lost` looks at it. */
  landed: boolean;
  cart: readonly CartLine[];
  orders: readonly Order[];
  profile: Profile;
  /** Shown once, on the next page. */
  notice: string;
}

export const stranger: Visitor = {
  bugs: [],
  signedIn: false,
  landed: false,
  cart: [],
  orders: [],
  profile: startingProfile,
  notice: '',
};

/** With the bug `session-lost`, the second page after signing in no longer knows who is there. */
export function loseSession(visitor: Visitor): Visitor {
  if (!visitor.signedIn || !visitor.bugs.includes('session-lost')) return visitor;
  return visitor.landed ? { ...visitor, signedIn: false, landed: false } : { ...visitor, landed: true };
}
