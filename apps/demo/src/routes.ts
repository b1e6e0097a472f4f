import { showBugs } from './pages/bugs.ts';
import { showCart } from './pages/cart.ts';
import { addAndReturn, addAndTell, emptyCart, removeProduct, updateQuantity } from './pages/change-cart.ts';
import { checkOut, showCheckout } from './pages/checkout.ts';
import { sendContact, sendContactInPlace, showContact } from './pages/contact.ts';
import { showHelp, showHours, showTerms } from './pages/help.ts';
import { showHome } from './pages/home.ts';
import { logIn, logOut, showLogin } from './pages/login.ts';
import { sendReceipt, showOrder } from './pages/order.ts';
import { listAlsoLiked, showProduct } from './pages/product.ts';
import { showProducts } from './pages/products.ts';
import { saveProfile, showProfile } from './pages/profile.ts';
import type { Page } from './visit/visit.ts';

/** A page for each method it takes. */
export type Route = Partial<Record<'GET' | 'POST', Page>>;

/** Below the mount point. `*` is one part of the address, handed to the page as its id. */
export const routes: Record<string, Route> = {
  '/': { GET: showHome },
  '/login': { GET: showLogin, POST: logIn },
  '/logout': { GET: logOut, POST: logOut },
  '/products': { GET: showProducts },
  '/products/*': { GET: showProduct },
  '/cart': { GET: showCart },
  '/cart/add': { POST: addAndReturn },
  '/cart/update': { POST: updateQuantity },
  '/cart/remove': { POST: removeProduct },
  '/cart/empty': { POST: emptyCart },
  '/checkout': { GET: showCheckout, POST: checkOut },
  '/orders/*': { GET: showOrder },
  '/orders/*/receipt': { GET: sendReceipt },
  '/profile': { GET: showProfile, POST: saveProfile },
  '/contact': { GET: showContact, POST: sendContact },
  '/help': { GET: showHelp },
  '/help/hours': { GET: showHours },
  '/terms': { GET: showTerms },
  '/bugs': { GET: showBugs },
  '/api/cart': { POST: addAndTell },
  '/api/also-liked': { GET: listAlsoLiked },
  '/api/contact': { POST: sendContactInPlace },
};

/** The route at an address, with what its `*` stands for. */
export function findRoute(path: string): { id: string; route: Route } | undefined {
  const exact = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (exact) return { id: '', route: exact };
  const [, folder, id, rest] = /^(\/[^/]+)\/([^/]+)(\/[^/]+)?$/.exec(path) ?? [];
  const pattern = `${folder}/*${rest ?? ''}`;
  const route = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  return id !== undefined && route ? { id, route } : undefined;
}
