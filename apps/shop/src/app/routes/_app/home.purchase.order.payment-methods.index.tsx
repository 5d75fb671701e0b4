import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodsScreen } from '../../../screens/checkout/payment-methods-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/payment-methods/')({
  ...place('paymentMethods'),
  component: PaymentMethodsScreen,
});
