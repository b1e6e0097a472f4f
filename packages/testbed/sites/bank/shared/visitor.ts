import { startingAccounts } from './starting-accounts.ts';
import {
  startingCards,
  startingGoals,
  startingMessages,
  startingOrders,
  startingProfile,
} from './starting-records.ts';

/** All amounts are in cents. */
export interface Transaction {
  day: string;
  payee: string;
  purpose: string;
  amount: number;
}

export interface Account {
  id: string;
  name: string;
  iban: string;
  balance: number;
  /** The newest first. */
  transactions: Transaction[];
}

export interface Order {
  id: string;
  recipient: string;
  purpose: string;
  amount: number;
  interval: string;
  next: string;
  isPaused: boolean;
}

export interface Card {
  id: string;
  name: string;
  status: 'Active' | 'Frozen' | 'Replacement ordered';
  /** In whole euros, as the two below. */
  online: number;
  cash: number;
}

export interface Goal {
  id: string;
  name: string;
  saved: number;
  target: number;
}

export interface Message {
  id: string;
  subject: string;
  from: string;
  day: string;
  body: string;
  isUnread: boolean;
}

export interface Profile {
  street: string;
  postcode: string;
  city: string;
  phone: string;
  language: string;
  isPaperless: boolean;
}

/** A transfer as it was entered. */
export interface Draft {
  from: string;
  recipient: string;
  iban: string;
  amount: string;
  purpose: string;
}

/** Everything the bank remembers about one browser; pages change it in place. */
export interface Visitor {
  isSignedIn: boolean;
  /** Shown once, on the next page. */
  notice: string | undefined;
  accounts: Account[];
  orders: Order[];
  cards: Card[];
  goals: Goal[];
  messages: Message[];
  profile: Profile;
  /** Under way. */
  draft: Draft;
  /** The last that was sent. */
  sent: { recipient: string; purpose: string; amount: number; account: Account } | undefined;
}

export function newDraft(): Draft {
  return { from: 'everyday', recipient: '', iban: '', amount: '', purpose: '' };
}

export function newVisitor(): Visitor {
  return {
    isSignedIn: false,
    notice: undefined,
    accounts: structuredClone(startingAccounts),
    orders: structuredClone(startingOrders),
    cards: structuredClone(startingCards),
    goals: structuredClone(startingGoals),
    messages: structuredClone(startingMessages),
    profile: structuredClone(startingProfile),
    draft: newDraft(),
    sent: undefined,
  };
}

export function countUnread({ messages }: Visitor): number {
  return messages.filter(({ isUnread }) => isUnread).length;
}

export function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
