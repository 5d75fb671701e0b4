import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** Whether tiles have room for a stepper each. */
export const useWideTiles = (): boolean => useSyncExternalStore(follow, isWide, () => false);

const isWide = (): boolean => window.matchMedia?.(WIDE).matches ?? false;

function follow(changed: () => void): () => void {
  const media = window.matchMedia?.(WIDE);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}
