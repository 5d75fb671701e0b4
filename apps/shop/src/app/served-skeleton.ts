import { useEffect } from 'react';
import { createStore } from '../state/store.ts';

/** Whether the server sent a skeleton in the page's place and React has not hydrated it yet. */
const isAhead = createStore(false);

/** Called before hydration; returns whether the page has a skeleton. `RoutePending` carries the attribute. */
export function awaitSkeleton(): boolean {
  isAhead.set(document.querySelector('[data-skeleton]') !== null);
  return isAhead.get();
}

/** Reports from the skeleton that it is hydrated. */
export const useSkeletonHydrated = (): void => useEffect(() => isAhead.set(false), []);

/**
 * Resolves when the served skeleton is hydrated; at once without one. A page or a redirect that comes earlier would hydrate with other
 * content than the server sent, and React would discard the page (error 418).
 */
export const skeletonHydrated = (): Promise<unknown> | false =>
  isAhead.get() && new Promise<unknown>((resolve) => isAhead.watch(() => resolve(0)));
