import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

const query = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : undefined);

/** Whether the page is not a phone's now. */
export const isWide = (): boolean => query()?.matches ?? true;

function watch(changed: () => void): () => void {
  const watched = query();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
}

/** The same, as it changes: for a list that is a table here and cards on a phone. */
export const useWide = (): boolean => useSyncExternalStore(watch, isWide);
