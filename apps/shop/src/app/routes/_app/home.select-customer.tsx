import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../navigation/local-path.ts';
import { SelectCustomerScreen } from '../../../screens/select-customer/select-customer-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/select-customer')({
  ...place('selectCustomer'),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  return <SelectCustomerScreen redirectTo={localPath(search['redirectTo'])} />;
}
