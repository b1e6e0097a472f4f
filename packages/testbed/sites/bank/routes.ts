import { type Answer, goTo } from '../answers.ts';
import { findRoute, type Method, type Routes } from '../routing.ts';
import { listTransactions, showAccount } from './pages/account.ts';
import { freezeCard, replaceCard, saveLimits, showCards } from './pages/cards.ts';
import { addMoney, showGoals } from './pages/goals.ts';
import { deleteMessage, markAllRead, showMessage, showMessages } from './pages/messages.ts';
import { showNotFound } from './pages/not-found.ts';
import { changeOrder, createOrder, showNewOrder, showOrder } from './pages/order-form.ts';
import { deleteOrder, pauseOrder, showOrders } from './pages/orders.ts';
import { showOverview } from './pages/overview.ts';
import { saveProfile, showProfile, turnPaperless } from './pages/profile.ts';
import { showSignIn, signIn, signOut } from './pages/sign-in.ts';
import { enterTransfer, showTransfer } from './pages/transfer.ts';
import { cancelTransfer, sendTransfer, showConfirm, showReview, showSent } from './pages/transfer-steps.ts';
import type { Page, Visit } from './shared/visit.ts';

const routes: Routes<Page> = {
  '/bank': { GET: () => goTo('/bank/overview') },
  '/bank/sign-in': { GET: showSignIn, POST: signIn },
  '/bank/sign-out': { GET: signOut },
  '/bank/overview': { GET: showOverview },
  '/bank/accounts/*': { GET: showAccount },
  '/bank/transfer': { GET: showTransfer, POST: enterTransfer },
  '/bank/transfer/review': { GET: showReview },
  '/bank/transfer/confirm': { GET: showConfirm, POST: sendTransfer },
  '/bank/transfer/sent': { GET: showSent },
  '/bank/transfer/cancel': { GET: cancelTransfer },
  '/bank/orders': { GET: showOrders },
  '/bank/orders/new': { GET: showNewOrder, POST: createOrder },
  '/bank/orders/*': { GET: showOrder, POST: changeOrder },
  '/bank/cards': { GET: showCards },
  '/bank/goals': { GET: showGoals },
  '/bank/messages': { GET: showMessages },
  '/bank/messages/*': { GET: showMessage },
  '/bank/profile': { GET: showProfile, POST: saveProfile },
  '/bank/api/transactions/*': { GET: listTransactions },
  '/bank/api/orders/*/pause': { POST: pauseOrder },
  '/bank/api/orders/*/delete': { POST: deleteOrder },
  '/bank/api/cards/*/freeze': { POST: freezeCard },
  '/bank/api/cards/*/limits': { POST: saveLimits },
  '/bank/api/cards/*/replace': { POST: replaceCard },
  '/bank/api/goals/*': { POST: addMoney },
  '/bank/api/messages/read-all': { POST: markAllRead },
  '/bank/api/messages/*/delete': { POST: deleteMessage },
  '/bank/api/paperless': { POST: turnPaperless },
};

/** Who comes in here must sign in; who opens another page first is signed in already. */
export function isFrontDoor(path: string): boolean {
  return path === '/bank' || path === '/bank/sign-in';
}

export function answerVisit(visit: Visit, method: Method): Answer {
  const found = findRoute(routes, visit.path);
  const page = found?.route[method];
  if (!page) return showNotFound(visit);
  const isOpen = visit.visitor.isSignedIn || visit.path === '/bank/sign-in';
  return isOpen ? page({ ...visit, id: found.id }) : goTo('/bank/sign-in');
}
