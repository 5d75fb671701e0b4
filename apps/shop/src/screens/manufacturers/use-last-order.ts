import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/queries/orders.ts';
import { useSession } from '../../api/session/session.ts';

/** The code of the customer's last order; null without one, undefined until loaded. */
export function useLastOrder(): string | null | undefined {
  const { customer } = useSession();
  const { data, isError } = useInfiniteQuery({ ...ordersQuery, enabled: customer !== null });
  if (customer === null || isError) return null;
  return data && (data.pages[0]?.results[0]?.orderCode ?? null);
}
