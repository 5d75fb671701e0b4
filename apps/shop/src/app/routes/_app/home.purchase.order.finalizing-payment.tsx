import { createFileRoute } from '@tanstack/react-router';
import { FinalizingPaymentScreen } from '../../../screens/checkout/finalizing-payment-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/finalizing-payment')({
  ...place('finalizingPayment'),
  component: FinalizingPaymentScreen,
});
