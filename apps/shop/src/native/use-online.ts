import { useSyncExternalStore } from 'react';
import { isOnline, watchConnection } from './connection.ts';

/** Whether the network works, as far as known. True on the server. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true);
