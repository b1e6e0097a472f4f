import { createStore } from '../../shell/store.ts';

/** Outside the page, which starts over when the session ends with the account. */
export const deletedAccount = createStore(false);
