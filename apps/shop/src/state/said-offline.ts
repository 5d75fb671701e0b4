import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Parts of the page that say themselves that the network is missing. */
const parts = createStore(0);

export const useIsSaidOffline = (): boolean => useStore(parts) > 0;

/** While `isSaid`, the frame shows no strip of its own about the network. */
export function useSayOffline(isSaid: boolean): void {
  useEffect(() => {
    if (!isSaid) return;
    parts.set(parts.get() + 1);
    return () => parts.set(parts.get() - 1);
  }, [isSaid]);
}
