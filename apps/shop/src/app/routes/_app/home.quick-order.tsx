import { createFileRoute } from '@tanstack/react-router';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { QuickOrderScreen } from '../../../screens/quick-order/quick-order-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/quick-order')({ ...place('quickOrder'), component: Page });

/** The title is with the page's texts, so that no other page loads it. */
function Page() {
  useLateTitle(Route.id, quickOrderMessages.title);
  return <QuickOrderScreen />;
}
