import { createFileRoute } from '@tanstack/react-router';
import { suggestedMessages } from '../../../messages/suggested-order.es-CO.ts';
import { SuggestedOrderScreen } from '../../../screens/quick-order/suggested/suggested-order-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/customers/$customerId/suggested')({
  ...place('suggestedOrder'),
  component: Page,
});

/** The title is with the page's texts, so that no other page loads it. */
function Page() {
  const { customerId } = Route.useParams();
  useLateTitle(Route.id, suggestedMessages.title);
  return <SuggestedOrderScreen key={customerId} customerId={customerId} />;
}
