import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/orders.ts';

/** Things that wait for the operator, by the path of their page: orders to pick. */
export function useCounts(): Record<string, number | undefined> {
  const { data } = useQuery({
    ...ordersQuery({ limit: 1 }),
    select: ({ tabs }) => tabs.find(({ tab }) => tab === 'to_pick')?.total,
  });
  return { '/pedidos': data };
}
