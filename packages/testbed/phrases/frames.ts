import { a, type Case, inside } from './case.ts';

/** Frames and shadow roots. */
export const frames: Case[] = [
  ['frames', 'type', a('Card number'), 'frame=Payment >> input'],
  ['frames', 'click', a('Pay now', 'button', inside('Payment', 'frame')), 'frame=Payment >> button'],
  ['frames', 'type', a('Security code', 'field'), 'frame=Security >> input'],
  ['frames', 'click', a('Submit'), 'button'],
  ['shadow', 'type', a('user name'), 'my-field[label="User name"] input'],
  ['shadow', 'click', a('log in', 'button'), 'my-login button'],
  ['shadow', 'look', a('Ask Ada for the password.'), 'my-login p'],
  ['shadow', 'click', a('Borrow', 'button', inside('Ulysses', 'card')), 'my-item[name=Ulysses] button'],
  ['shadow', 'click', a('Borrow', 'button'), 'ambiguous'],
];
