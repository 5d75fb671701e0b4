import { useSyncExternalStore } from 'react';
import { isOnline, watchConnection } from './native/connection.ts';

/** Whether a network is there, as far as anybody knows. On the server it is. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true);
