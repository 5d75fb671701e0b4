import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../api/http/api-error.ts';
import { orderQuery } from '../../api/queries/orders.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** The document title of an order's page; null until the order is loaded. */
export function useOrderTitle(codeOrId: string): string | null {
  const { data: order, error } = useQuery(orderQuery(codeOrId));
  if (order) return purchaseMessages.purchased.order(order.orderCode);
  return isMissing(error) ? purchaseMessages.orders.gone : null;
}
