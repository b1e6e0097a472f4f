import type { BugName } from '../bugs/bugs.ts';

/** Messages that the bug `typo-message` misspells. */
const messages = {
  wrongCredentials: {
    right: 'The e-mail or the password is wrong.',
    misspelt: 'The e-mail or the pasword is worng.',
  },
  orderPlaced: { right: 'Thank you for your order', misspelt: 'Thank you for you order' },
  messageSent: {
    right: 'Thank you, your message has been sent.',
    misspelt: 'Thank you, your mesage has been sent.',
  },
};

export function tell(message: keyof typeof messages, bugs: readonly BugName[]): string {
  return messages[message][bugs.includes('typo-message') ? 'misspelt' : 'right'];
}
