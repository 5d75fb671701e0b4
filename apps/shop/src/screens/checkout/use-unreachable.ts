import { useHasPending } from '../../api/cart-sync/wanted-quantities.ts';
import { offlineMessages } from '../../messages/offline.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';

/** Why an order cannot be placed now: stock and prices are promised by the server alone, for the cart as the person sees it. */
export function useUnreachable(): string | null {
  const isOnline = useIsOnline();
  const hasPending = useHasPending();
  if (!isOnline) return offlineMessages.confirmLater;
  return hasPending ? offlineMessages.sendingFirst : null;
}
