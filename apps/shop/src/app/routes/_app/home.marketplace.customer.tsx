import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery, manufacturersQuery, shelvesQuery } from '../../../api/queries.ts';
import { CustomerHomeScreen } from '../../../screens/home/customer-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/customer')({
  ...place('homeCustomer'),
  loader: async ({ context: { cache } }) => {
    await Promise.all([
      // A home without its shelves, its brands or its banners is still a home.
      cache.ensureQueryData(shelvesQuery).catch(() => null),
      cache.ensureQueryData(manufacturersQuery).catch(() => null),
      cache.ensureQueryData(bannersQuery).catch(() => null),
    ]);
  },
  component: CustomerHomeScreen,
});
