import { createFileRoute } from '@tanstack/react-router';
import { PurchasedScreen } from '../../../screens/orders/purchased-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/orders/purchased/')({
  ...place('purchased'),
  component: PurchasedScreen,
});
