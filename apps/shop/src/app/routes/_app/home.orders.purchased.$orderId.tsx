import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/orders/purchased/$orderId')({
  ...place('purchasedDetail'),
  component: Page,
});

function Page() {
  return <OrdersScreen named={Route.useParams().orderId} />;
}
