import { createStore } from '../state/store.ts';

/** Whether requests fail although the device reports a network (a Wi-Fi without internet). A reported "offline" is trusted. */
const isLost = createStore(false);
export const setLost = isLost.set;

export const isOnline = (): boolean =>
  typeof navigator === 'undefined' || (navigator.onLine !== false && !isLost.get());

/** Calls `listener` when the network is lost or returns. Returns the function that unsubscribes. */
export function watchConnection(listener: () => void): () => void {
  const stopWatching = isLost.watch(listener);
  const device = new AbortController();
  window.addEventListener('online', listener, device);
  window.addEventListener('offline', listener, device);
  return () => {
    stopWatching();
    device.abort();
  };
}

/** Records a response of any status: the network works. */
export const recordResponse = (): void => setLost(false);
