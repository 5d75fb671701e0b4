import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** Whether the window has room for two columns. Own to this screen: a file shared with another page would be in every page's first load. */
export const useTwoColumns = (): boolean => useSyncExternalStore(follow, isWide, () => false);

const isWide = (): boolean => window.matchMedia?.(WIDE).matches ?? false;

function follow(changed: () => void): () => void {
  const media = window.matchMedia?.(WIDE);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}
