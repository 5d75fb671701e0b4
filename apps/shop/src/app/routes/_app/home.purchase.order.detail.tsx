import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailScreen } from '../../../screens/checkout/order-detail-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/detail')({
  ...place('orderDetail'),
  component: OrderDetailScreen,
});
