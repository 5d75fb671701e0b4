import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery, listingQuery } from '../../../api/queries/queries.ts';
import { CategoriesScreen } from '../../../screens/categories/categories-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/categories/')({
  ...place('categories'),
  loaderDeps: ({ search }: { search: { c?: unknown } }) => ({
    open: typeof search.c === 'string' ? search.c : undefined,
  }),
  loader: async ({ deps: { open }, context: { cache } }) => {
    const categories = await cache.ensureQueryData(categoriesQuery);
    const shown = categories.find(({ _id }) => _id === open) ?? categories[0];
    // Colour families; the screen works without them.
    if (shown) await load(cache, (it) => it.prefetchInfiniteQuery(listingQuery({ categoryId: shown._id })));
  },
  component: Page,
});

function Page() {
  return <CategoriesScreen open={Route.useLoaderDeps().open} />;
}
