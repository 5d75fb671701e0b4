import { createFileRoute } from '@tanstack/react-router';
import { MyAddressesScreen } from '../../../screens/addresses/my-addresses-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/address/')({
  ...place('myAddresses'),
  component: MyAddressesScreen,
});
