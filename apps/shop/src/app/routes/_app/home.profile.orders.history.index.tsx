import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/')({
  ...place('orderHistory'),
  component: OrdersScreen,
});
