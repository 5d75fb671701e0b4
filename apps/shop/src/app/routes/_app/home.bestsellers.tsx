import { createFileRoute } from '@tanstack/react-router';
import { listingQuery } from '../../../api/queries/queries.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { BestsellersScreen } from '../../../screens/lists/bestsellers-screen.tsx';
import { bestsellers } from '../../../screens/lists/lists.ts';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/bestsellers')({
  ...place('bestsellers'),
  loaderDeps: ({ search }) => ({ ...readFilters(search), categoryId: readCategory(search) }),
  loader: ({ deps, context: { cache } }) =>
    load(cache, (it) => it.ensureInfiniteQueryData(listingQuery(bestsellers.listing(deps)))),
  component: Page,
});

function Page() {
  return <BestsellersScreen filters={Route.useLoaderDeps()} />;
}
