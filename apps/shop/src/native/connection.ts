/** Whether requests fail although the device reports a network (a Wi-Fi without internet). A reported "offline" is trusted. */
let isLost = false;
const watchers = new Set<() => void>();

export const isOnline = (): boolean => typeof navigator === 'undefined' || (navigator.onLine !== false && !isLost);

/** Whether the state has watchers. */
export const isWatched = (): boolean => watchers.size > 0;

/** Calls `tell` when the network is lost or returns. Returns the function that unsubscribes. */
export function watchConnection(tell: () => void): () => void {
  if (watchers.size === 0) listen('addEventListener');
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('online', changed);
  window[how]('offline', changed);
}

function changed(): void {
  for (const tell of watchers) tell();
}

export function setLost(is: boolean): void {
  if (is === isLost) return;
  isLost = is;
  changed();
}

/** Records a response of any status: the network works. */
export const heardAnswer = (): void => setLost(false);
