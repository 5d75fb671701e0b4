import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/order-queries.ts';
import { useSession } from '../../api/session.ts';
import { LastOrder } from '../../features/last-order/last-order.tsx';
import { LoyaltyLine } from './loyalty-line.tsx';
import { RestockPlace } from './restock-place.tsx';

/** What who buys again needs first: the last order and the way to the next tier. */
export function Restock() {
  const { customer } = useSession();
  const { data: orders, isLoading } = useInfiniteQuery({ ...ordersQuery, enabled: customer !== null });
  const last = orders?.pages[0]?.results[0];
  if (customer === null) return null;
  if (isLoading) return <RestockPlace />;
  return (
    <div className="grid gap-3 lg:grid-cols-[2fr_1fr] lg:gap-5">
      {last && <LastOrder order={last} mine />}
      <LoyaltyLine />
    </div>
  );
}
