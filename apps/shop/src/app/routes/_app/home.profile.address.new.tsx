import { createFileRoute } from '@tanstack/react-router';
import { AddressFormScreen } from '../../../screens/addresses/address-form-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/address/new')({ ...place('newAddress'), component: Page });

function Page() {
  return <AddressFormScreen addressId={null} />;
}
