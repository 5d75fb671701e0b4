import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/order-queries.ts';
import { useSession } from '../../api/session.ts';

/** The code of the last order of who is shopped for; null without any, undefined while it is not known. */
export function useLastOrder(): string | null | undefined {
  const { customer } = useSession();
  const { data, isError } = useInfiniteQuery({ ...ordersQuery, enabled: customer !== null });
  if (customer === null || isError) return null;
  return data && (data.pages[0]?.results[0]?.orderCode ?? null);
}
