import { createFileRoute } from '@tanstack/react-router';
import { FinalizingPaymentScreen } from '../../../screens/checkout/finalizing-payment-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/finalizing-payment')({
  ...place('finalizingPayment'),
  component: Page,
});

const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

function Page() {
  const { orderCode, paymentId }: Record<string, unknown> = Route.useSearch();
  return <FinalizingPaymentScreen paying={textIn(orderCode) ?? textIn(paymentId)} />;
}
