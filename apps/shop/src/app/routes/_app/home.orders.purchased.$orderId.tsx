import { createFileRoute } from '@tanstack/react-router';
import { PurchasedDetailScreen } from '../../../screens/orders/purchased-detail-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/orders/purchased/$orderId')({
  ...place('purchasedDetail'),
  component: PurchasedDetailScreen,
});
