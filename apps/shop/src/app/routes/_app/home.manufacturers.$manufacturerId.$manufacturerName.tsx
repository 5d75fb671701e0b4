import { createFileRoute, notFound } from '@tanstack/react-router';
import { allManufacturersQuery } from '../../../api/queries/brands.ts';
import { listingQuery } from '../../../api/queries/queries.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { ManufacturerGone, ManufacturerScreen } from '../../../screens/search/manufacturer-screen.tsx';
import { goneMessages } from '../../../messages/gone.es-CO.ts';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/manufacturers/$manufacturerId/$manufacturerName')({
  ...place('manufacturer', goneMessages.brand),
  loaderDeps: ({ search }) => ({ filters: readFilters(search), categoryId: readCategory(search) }),
  loader: async ({ deps: { filters, categoryId }, params: { manufacturerId }, context: { cache } }) => {
    const all = await cache.ensureQueryData(allManufacturersQuery);
    const brand = all.find(({ _id }) => _id === manufacturerId);
    if (brand === undefined) throw notFound();
    await load(
      cache,
      (it) => it.ensureInfiniteQueryData(listingQuery({ ...filters, manufacturerId, categoryId })),
      (it) => it.prefetchInfiniteQuery(listingQuery({ manufacturerId })),
    );
    return { title: brand.name };
  },
  notFoundComponent: ManufacturerGone,
  component: Page,
});

function Page() {
  const { filters, categoryId } = Route.useLoaderDeps();
  return <ManufacturerScreen manufacturerId={Route.useParams().manufacturerId} filters={{ ...filters, categoryId }} />;
}
