import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery, listingQuery } from '../../../api/queries.ts';
import { CategoryScreen } from '../../../screens/search/category-screen.tsx';
import { readFilters } from '../../../features/listing/filters.ts';
import { findCategory } from '../../../screens/search/find-category.ts';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';

export const Route = createFileRoute('/_app/home/categories/$categoryId/$categoryName')({
  ...place('category'),
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ deps, params: { categoryId }, context: { cache } }) => {
    const [categories] = await Promise.all([
      cache.ensureQueryData(categoriesQuery),
      load(cache, (it) => it.ensureInfiniteQueryData(listingQuery({ ...deps, categoryId }))),
    ]);
    return { name: findCategory(categories, categoryId)?.current.name ?? null };
  },
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.name ?? places.category.title) }] }),
  component: Page,
});

function Page() {
  return <CategoryScreen categoryId={Route.useParams().categoryId} filters={Route.useLoaderDeps()} />;
}
