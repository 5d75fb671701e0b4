import { createFileRoute } from '@tanstack/react-router';
import { OrderHistoryDetailScreen } from '../../../screens/orders/order-history-detail-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/$orderCode')({
  ...place('orderHistoryDetail'),
  component: OrderHistoryDetailScreen,
});
