import { createFileRoute } from '@tanstack/react-router';
import { allManufacturersQuery } from '../../../api/queries/brands.ts';
import { shelvesQuery } from '../../../api/queries/queries.ts';
import { ManufacturersScreen } from '../../../screens/manufacturers/manufacturers-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/manufacturers/')({
  ...place('manufacturers'),
  loader: ({ context: { cache } }) =>
    load(
      cache,
      (it) => it.ensureQueryData(allManufacturersQuery),
      // Featured brands; the page works without them.
      (it) => it.prefetchQuery(shelvesQuery),
    ),
  component: ManufacturersScreen,
});
