import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { useOrderTitle } from '../../../screens/orders/use-order-title.ts';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/$orderCode')({
  ...place('orderHistoryDetail'),
  component: Page,
});

function Page() {
  const { orderCode } = Route.useParams();
  useLateTitle(Route.id, useOrderTitle(orderCode));
  return <OrdersScreen named={orderCode} />;
}
