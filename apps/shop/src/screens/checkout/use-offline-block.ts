import { useHasPending } from '../../api/cart-sync/shown/use-cart.ts';
import { offlineMessages } from '../../messages/offline.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';

/** The reason why an order cannot be placed offline or with unsent changes: only the server can promise stock and prices. */
export function useOfflineBlock(): string | null {
  const isOnline = useIsOnline();
  const hasPending = useHasPending();
  if (!isOnline) return offlineMessages.confirmLater;
  return hasPending ? offlineMessages.sendingFirst : null;
}
