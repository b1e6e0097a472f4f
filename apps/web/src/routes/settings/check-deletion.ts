export const confirmationWord = 'DELETE';

export interface Deletion {
  /** The word that says that it is meant. */
  word: string;
  password: string;
}

/** What keeps an account from being deleted, by field; empty when nothing does. */
export function checkDeletion({ word, password }: Deletion): Partial<Deletion> {
  return {
    ...(word !== confirmationWord && { word: `Please type ${confirmationWord} to confirm` }),
    ...(password === '' && { password: 'Password is required' }),
  };
}
