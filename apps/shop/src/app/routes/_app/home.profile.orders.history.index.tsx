import { createFileRoute } from '@tanstack/react-router';
import { OrderHistoryScreen } from '../../../screens/orders/order-history-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/')({
  ...place('orderHistory'),
  component: OrderHistoryScreen,
});
