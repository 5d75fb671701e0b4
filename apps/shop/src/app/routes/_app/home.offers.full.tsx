import { createFileRoute } from '@tanstack/react-router';
import { offersQuery } from '../../../api/queries/lists.ts';
import { promotionsQuery } from '../../../api/queries/queries.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { offers } from '../../../screens/lists/lists.ts';
import { OffersScreen } from '../../../screens/lists/offers-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/offers/full')({
  ...place('offers'),
  loaderDeps: ({ search }) => ({ ...readFilters(search), categoryId: readCategory(search) }),
  loader: ({ deps, context: { cache } }) =>
    load(
      cache,
      (it) => it.ensureInfiniteQueryData(offersQuery(offers.listing(deps))),
      (it) => it.prefetchQuery(promotionsQuery),
    ),
  component: Page,
});

function Page() {
  return <OffersScreen filters={Route.useLoaderDeps()} />;
}
