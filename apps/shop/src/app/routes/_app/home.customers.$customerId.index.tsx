import { createFileRoute } from '@tanstack/react-router';
import { sellerDayMessages } from '../../../messages/seller-day.es-CO.ts';
import { CustomerScreen } from '../../../screens/customer/customer-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/customers/$customerId/')({
  ...place('sellersCustomer'),
  component: Page,
});

/** The title is with the page's texts, so that no other page loads it. */
function Page() {
  const { customerId } = Route.useParams();
  useLateTitle(Route.id, sellerDayMessages.customer);
  return <CustomerScreen key={customerId} customerId={customerId} />;
}
