import { createFileRoute } from '@tanstack/react-router';
import { EditAddressScreen } from '../../../screens/addresses/edit-address-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/address/$addressId')({
  ...place('editAddress'),
  component: Page,
});

function Page() {
  const { addressId } = Route.useParams();
  return <EditAddressScreen key={addressId} addressId={addressId} />;
}
