import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/queries/orders.ts';
import { useSession } from '../../api/session/session.ts';
import { LoyaltyLine } from './loyalty-line.tsx';
import { OrderAgain } from './order-again.tsx';
import { RestockPlace } from './restock-place.tsx';

/** For returning customers: the last order and the progress to the next tier. */
export function Restock() {
  const { customer } = useSession();
  const { data: orders, isLoading } = useInfiniteQuery({ ...ordersQuery, enabled: customer !== null });
  if (customer === null) return null;
  if (isLoading) return <RestockPlace />;
  return (
    <div className="grid gap-3 lg:grid-cols-[2fr_1fr] lg:gap-5">
      <OrderAgain orders={orders?.pages[0]?.results ?? []} mine />
      <LoyaltyLine />
    </div>
  );
}
