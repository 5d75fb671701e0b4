import { createFileRoute } from '@tanstack/react-router';
import { ListAddressScreen } from '../../../screens/checkout/list-address-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/list-address')({
  ...place('listAddress'),
  component: ListAddressScreen,
});
