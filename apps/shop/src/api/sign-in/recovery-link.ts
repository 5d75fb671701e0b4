import { createStore } from '../../state/store.ts';

/** The secret of a recovery link. It opens an account, so it is removed from the address at once and stays in memory. */
export const recoveryToken = createStore<string | null>(null);
