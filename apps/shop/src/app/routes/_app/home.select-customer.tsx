import { createFileRoute } from '@tanstack/react-router';
import { SelectCustomerScreen } from '../../../screens/select-customer/select-customer-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/select-customer')({
  ...place('selectCustomer'),
  component: SelectCustomerScreen,
});
