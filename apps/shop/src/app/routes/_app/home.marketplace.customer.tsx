import { createFileRoute } from '@tanstack/react-router';
import { CustomerHomeScreen } from '../../../screens/home/customer-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/customer')({
  ...place('homeCustomer'),
  component: CustomerHomeScreen,
});
