import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../navigation/local-path.ts';
import { AddCreditCardScreen } from '../../../screens/checkout/add-credit-card-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/payment-methods/add-credit-card')({
  ...place('addCreditCard'),
  component: Page,
});

function Page() {
  const { redirect }: Record<string, unknown> = Route.useSearch();
  return <AddCreditCardScreen redirect={localPath(redirect)} />;
}
