import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery, manufacturersQuery, shelvesQuery } from '../../../api/queries/queries.ts';
import { isPhoneApp } from '../../../native/target.ts';
import { CustomerHomeScreen } from '../../../screens/home/customer-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/customer')({
  ...place('homeCustomer'),
  loader: async ({ context: { cache } }) => {
    // Stored data is shown before any call; stale queries then refetch automatically.
    if (isPhoneApp && cache.getQueryData(shelvesQuery.queryKey)) return;
    await Promise.all([
      // The home works without shelves, brands or banners.
      cache.ensureQueryData(shelvesQuery).catch(() => null),
      cache.ensureQueryData(manufacturersQuery).catch(() => null),
      cache.ensureQueryData(bannersQuery).catch(() => null),
    ]);
  },
  component: CustomerHomeScreen,
});
