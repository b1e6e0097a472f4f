import type { Card, Goal, Message, Order, Profile } from './visitor.ts';

export const startingOrders: Order[] = [
  {
    id: 'SO-1',
    recipient: 'Lakeside Property',
    purpose: 'Rent',
    amount: 78000,
    interval: 'Monthly',
    next: '2026-04-06',
    isPaused: false,
  },
  {
    id: 'SO-2',
    recipient: 'City Transit',
    purpose: 'Monthly pass',
    amount: 5800,
    interval: 'Monthly',
    next: '2026-04-20',
    isPaused: false,
  },
  {
    id: 'SO-3',
    recipient: 'Animal Shelter Nord',
    purpose: 'Donation',
    amount: 1500,
    interval: 'Quarterly',
    next: '2026-06-01',
    isPaused: true,
  },
];

export const startingCards: Card[] = [
  { id: '4471', name: 'Debit card ending 4471', status: 'Active', online: 500, cash: 400 },
  { id: '9026', name: 'Credit card ending 9026', status: 'Active', online: 1500, cash: 200 },
];

export const startingGoals: Goal[] = [
  { id: 'norway', name: 'Summer in Norway', saved: 90000, target: 120000 },
  { id: 'bicycle', name: 'New bicycle', saved: 32000, target: 80000 },
  { id: 'emergency', name: 'Emergency fund', saved: 250000, target: 250000 },
];

export const startingMessages: Message[] = [
  {
    id: '501',
    subject: 'Your statement for March is ready',
    from: 'Nordhafen Bank',
    day: '2026-03-29',
    body: 'Your statement for March 2026 is in your documents. It has 4 pages.',
    isUnread: true,
  },
  {
    id: '502',
    subject: 'New terms for credit cards',
    from: 'Card service',
    day: '2026-03-21',
    body: 'From 1 July 2026 payments abroad cost 1.5 percent. Nothing else changes.',
    isUnread: true,
  },
  {
    id: '503',
    subject: 'Branch closed on Good Friday',
    from: 'Branch Harbour Street',
    day: '2026-03-17',
    body: 'Our branch is closed from 3 to 6 April 2026. The cash machines work as usual.',
    isUnread: false,
  },
  {
    id: '504',
    subject: 'Beware of false text messages',
    from: 'Security team',
    day: '2026-02-11',
    body: 'We never ask for your PIN, neither by phone nor by text message.',
    isUnread: true,
  },
  {
    id: '505',
    subject: 'Welcome to online banking',
    from: 'Nordhafen Bank',
    day: '2026-01-05',
    body: 'Your access is ready. Have a look around.',
    isUnread: false,
  },
];

export const startingProfile: Profile = {
  street: '14 Harbour Street',
  postcode: '24103',
  city: 'Nordhafen',
  phone: '0431 555 0182',
  language: 'English',
  isPaperless: false,
};
