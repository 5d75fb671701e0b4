import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../navigation/local-path.ts';
import { NewAddressScreen } from '../../../screens/addresses/new-address-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/address/new')({ ...place('newAddress'), component: Page });

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  return <NewAddressScreen redirectTo={localPath(search['redirect'])} />;
}
