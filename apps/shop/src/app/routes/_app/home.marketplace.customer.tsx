import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery, manufacturersQuery, shelvesQuery } from '../../../api/queries.ts';
import { isPhoneApp } from '../../../native/target.ts';
import { CustomerHomeScreen } from '../../../screens/home/customer-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/customer')({
  ...place('homeCustomer'),
  loader: async ({ context: { cache } }) => {
    const hasShelves = cache.getQueryData(shelvesQuery.queryKey) !== undefined;
    const all = Promise.all([
      // A home without its shelves, its brands or its banners is still a home.
      cache.ensureQueryData(shelvesQuery).catch(() => null),
      cache.ensureQueryData(manufacturersQuery).catch(() => null),
      cache.ensureQueryData(bannersQuery).catch(() => null),
    ]);
    // What the phone keeps is seen at once: no answer is waited for.
    if (!isPhoneApp || !hasShelves) await all;
  },
  component: CustomerHomeScreen,
});
