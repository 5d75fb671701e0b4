import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery, manufacturersQuery, shelvesQuery } from '../../../api/queries.ts';
import { isPhoneApp } from '../../../native/target.ts';
import { CustomerHomeScreen } from '../../../screens/home/customer-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/customer')({
  ...place('homeCustomer'),
  loader: async ({ context: { cache } }) => {
    // What the phone keeps is seen before anything is asked; what is old of it then asks anew by itself.
    if (isPhoneApp && cache.getQueryData(shelvesQuery.queryKey)) return;
    await Promise.all([
      // A home without its shelves, its brands or its banners is still a home.
      cache.ensureQueryData(shelvesQuery).catch(() => null),
      cache.ensureQueryData(manufacturersQuery).catch(() => null),
      cache.ensureQueryData(bannersQuery).catch(() => null),
    ]);
  },
  component: CustomerHomeScreen,
});
