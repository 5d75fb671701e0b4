import { createFileRoute } from '@tanstack/react-router';
import { listingQuery } from '../../../api/queries/queries.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { NewProductsScreen } from '../../../screens/lists/new-products-screen.tsx';
import { newProducts } from '../../../screens/lists/lists.ts';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/new-products')({
  ...place('newProducts'),
  loaderDeps: ({ search }) => ({ ...readFilters(search), categoryId: readCategory(search) }),
  loader: ({ deps, context: { cache } }) =>
    load(cache, (it) => it.ensureInfiniteQueryData(listingQuery(newProducts.listing(deps)))),
  component: Page,
});

function Page() {
  return <NewProductsScreen filters={Route.useLoaderDeps()} />;
}
