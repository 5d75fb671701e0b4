import { createFileRoute, notFound } from '@tanstack/react-router';
import { categoriesQuery, listingQuery } from '../../../api/queries/queries.ts';
import { CategoryGone, CategoryScreen } from '../../../screens/search/category-screen.tsx';
import { readFilters } from '../../../features/listing/filters.ts';
import { findCategory } from '../../../screens/search/find-category.ts';
import { goneMessages } from '../../../messages/gone.es-CO.ts';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/categories/$categoryId/$categoryName')({
  ...place('category', goneMessages.category),
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ deps, params: { categoryId }, context: { cache } }) => {
    const [categories] = await Promise.all([
      cache.ensureQueryData(categoriesQuery),
      load(cache, (it) => it.ensureInfiniteQueryData(listingQuery({ ...deps, categoryId }))),
    ]);
    const found = findCategory(categories, categoryId);
    if (found === null) throw notFound();
    return { title: found.current.name };
  },
  notFoundComponent: CategoryGone,
  component: Page,
});

function Page() {
  return <CategoryScreen categoryId={Route.useParams().categoryId} filters={Route.useLoaderDeps()} />;
}
