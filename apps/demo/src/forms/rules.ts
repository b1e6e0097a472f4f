import { countries } from '../shop/profile.ts';
import type { FieldRule } from './check.ts';

function upTo(characters: number, subject: string): FieldRule['longest'] {
  return { characters, message: `${subject} can have at most ${characters} characters.` };
}

const email: FieldRule = {
  name: 'email',
  required: 'Enter your e-mail address.',
  shape: {
    pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
    message: 'Enter an e-mail address such as ada@example.com.',
  },
  longest: upTo(120, 'The e-mail address'),
};

export const checkoutRules: readonly FieldRule[] = [
  { name: 'name', required: 'Enter your full name.', longest: upTo(80, 'The name') },
  email,
  { name: 'address', required: 'Enter your street address.', longest: upTo(120, 'The address') },
  {
    name: 'postcode',
    required: 'Enter your postcode.',
    shape: { pattern: /^\d{5}$/, message: 'The postcode must have 5 digits.' },
  },
  {
    name: 'shipping',
    required: 'Choose how we ship your order.',
    shape: { pattern: /^(standard|express)$/, message: 'Choose how we ship your order.' },
  },
  {
    name: 'card',
    required: 'Enter your card number.',
    shape: { pattern: /^\d(?: ?\d){15}$/, message: 'The card number must have 16 digits.' },
  },
  { name: 'terms', required: 'Accept the terms to place your order.' },
];

export const longestBio = 160;

/** Both as YYYY-MM-DD; the 30th of February is no day. */
function isPastDay(value: string, today: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value) &&
    value >= '1900-01-01' &&
    value < today
  );
}

export const profileRules: readonly FieldRule[] = [
  { name: 'name', required: 'Enter your name.', longest: upTo(80, 'The name') },
  { name: 'birthDate' },
  { name: 'country', required: 'Choose your country.' },
  {
    name: 'phone',
    shape: { pattern: /^[+\d][\d ]{4,18}$/, message: 'A phone number has 5 to 19 digits and spaces.' },
  },
  { name: 'newsletter' },
  { name: 'bio', longest: upTo(longestBio, 'The biography') },
  {
    name: 'picture',
    shape: { pattern: /^.{1,200}\.(png|jpe?g)$/i, message: 'Choose a picture of the type PNG or JPEG.' },
  },
];

/** What needs more than the field's own text. */
export function findProfileErrors(values: Record<string, string>, today: string): Record<string, string> {
  const { birthDate = '', country = '' } = values;
  return {
    ...(birthDate !== '' &&
      !isPastDay(birthDate, today) && { birthDate: 'Enter a date in the past, from 1900 on.' }),
    ...(country !== '' && !countries.includes(country) && { country: 'Choose a country from the list.' }),
  };
}

export const topics: readonly string[] = ['An order', 'A product', 'Something else'];

export const contactRules: readonly FieldRule[] = [
  { name: 'name', required: 'Enter your name.', longest: upTo(80, 'The name') },
  email,
  { name: 'topic', required: 'Choose a topic.' },
  {
    name: 'message',
    required: 'Write your message.',
    shape: { pattern: /^[\s\S]{10,}$/, message: 'The message needs at least 10 characters.' },
    longest: upTo(500, 'The message'),
  },
];

export const loginRules: readonly FieldRule[] = [
  { name: 'user', required: 'Enter your username or e-mail.' },
  { name: 'password', required: 'Enter your password.' },
];
