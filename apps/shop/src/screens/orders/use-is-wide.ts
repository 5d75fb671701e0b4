import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** Whether the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
