import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { pageTitle, place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/$orderCode')({
  ...place('orderHistoryDetail'),
  head: ({ params }) => ({ meta: [{ title: pageTitle(`Pedido ${params.orderCode.toUpperCase()}`) }] }),
  component: Page,
});

function Page() {
  return <OrdersScreen named={Route.useParams().orderCode} />;
}
