import { createFileRoute } from '@tanstack/react-router';
import { OrderSummaryScreen } from '../../../screens/checkout/order-summary-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/summary/')({
  ...place('orderSummary'),
  component: OrderSummaryScreen,
});
