import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';
import { PurchasedScreen } from '../../../screens/orders/purchased-screen.tsx';
import { place } from '../../places.ts';

const codeIn = ({ orderCode }: Record<string, unknown>) => (typeof orderCode === 'string' ? orderCode : '');

export const Route = createFileRoute('/_app/home/orders/purchased/')({
  ...place('purchased'),
  // Without an order there is no thank-you page.
  beforeLoad: ({ search }) => {
    if (codeIn(search) === '') throw redirect({ href: paths.orderHistory(), replace: true });
  },
  component: Page,
});

function Page() {
  return <PurchasedScreen orderCode={codeIn(Route.useSearch())} />;
}
