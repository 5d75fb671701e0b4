import { createFileRoute } from '@tanstack/react-router';
import { AddressFormScreen } from '../../../screens/addresses/address-form-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/address/$addressId')({
  ...place('editAddress'),
  component: Page,
});

function Page() {
  return <AddressFormScreen addressId={Route.useParams().addressId} />;
}
