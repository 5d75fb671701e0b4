/** Whether a network is there. What the device says is believed when it says no; a yes may be a Wi-Fi that leads nowhere. */
let isLost = false;
const watchers = new Set<() => void>();

export const isOnline = (): boolean => typeof navigator === 'undefined' || (navigator.onLine !== false && !isLost);

/** Whether anybody wants to know. */
export const isWatched = (): boolean => watchers.size > 0;

/** Hears when the network goes and comes. */
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

/** An answer came, whatever it says. */
export const heardAnswer = (): void => setLost(false);
