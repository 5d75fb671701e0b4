import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { useOrderTitle } from '../../../screens/orders/use-order-title.ts';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/orders/purchased/$orderId')({
  ...place('purchasedDetail'),
  component: Page,
});

function Page() {
  const { orderId } = Route.useParams();
  useLateTitle(Route.id, useOrderTitle(orderId));
  return <OrdersScreen named={orderId} />;
}
