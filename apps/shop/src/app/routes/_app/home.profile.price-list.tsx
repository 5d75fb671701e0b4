import { createFileRoute } from '@tanstack/react-router';
import { priceListMessages } from '../../../messages/price-list.es-CO.ts';
import { PriceListScreen } from '../../../screens/price-list/price-list-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/price-list')({ ...place('priceList'), component: Page });

function Page() {
  useLateTitle(Route.id, priceListMessages.title);
  return <PriceListScreen />;
}
