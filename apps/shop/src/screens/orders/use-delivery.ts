import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { useEffect } from 'react';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';

/** Time in ms between two readings of a delivery while its page is visible. */
const REFRESH = 30_000;

const deliveryQuery = (orderCode: string) =>
  queryOptions({
    queryKey: [...keys.order(orderCode), 'delivery'],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /order/{orderCode}/delivery', { params: { orderCode }, signal }).then((a) => a.results),
    staleTime: 0,
  });

/** What each state of a delivery is in the order. */
const statusOf = {
  received: 'received',
  preparing: 'preparing',
  on_way: 'dispatched',
  not_taken: 'dispatched',
  delivered: 'delivered',
  partly: 'delivered',
  cancelled: 'cancelled',
} as const;

/** How far the parts of an order are, read again while one is still to arrive. The order is read again when its parts moved on. */
export function useDelivery(order: Order): OrderDelivery | undefined {
  const client = useQueryClient();
  const { orderCode, shipments, status } = order;
  const isOpen =
    status !== 'pending_payment' && shipments.some((one) => one.status !== 'delivered' && one.status !== 'cancelled');
  const { data } = useQuery({ ...deliveryQuery(orderCode), refetchInterval: isOpen && REFRESH });
  const hasMoved =
    data?.parts.some(({ _id, state }) => shipments.some((one) => one._id === _id && one.status !== statusOf[state])) ??
    false;
  const readAt = data?.readAt;
  useEffect(() => {
    if (hasMoved) void client.invalidateQueries({ queryKey: keys.order(orderCode), exact: true });
  }, [client, hasMoved, orderCode, readAt]);
  return data;
}
