import { Suspense, lazy } from 'react';
import { useUnsent } from '../../api/cart-sync/shown/use-cart.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { useIsSaidOffline } from '../../state/said-offline.ts';

const strip = () => import('./connection-strip.tsx');
/** Without a network its code may fail to load; then only the notices report it. */
const ConnectionStrip = lazy(() =>
  strip().then(
    (it) => ({ default: it.ConnectionStrip }),
    () => ({ default: () => <></> }),
  ),
);

/** Loads the strip and the network check while there is still a network. */
export const prepareStrip = (): void =>
  void Promise.all([strip(), import('../../native/check-network.ts')]).catch(() => null);

/** Whether to show the strip: the network is missing and the page does not say so, or edits wait for it. */
export function useHasStrip(): boolean {
  const isOnline = useIsOnline();
  const unsent = useUnsent();
  const isSaid = useIsSaidOffline();
  return (!isOnline && !isSaid) || unsent > 0;
}

export function StripHost({ isShown, aboveTabs }: { isShown: boolean; aboveTabs: boolean }) {
  return isShown ? (
    <Suspense>
      <ConnectionStrip aboveTabs={aboveTabs} />
    </Suspense>
  ) : null;
}
