import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { customListQuery } from '../../../api/list-queries.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { CustomListScreen, ListGone } from '../../../screens/lists/custom-list-screen.tsx';
import { customList } from '../../../screens/lists/lists.ts';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/products/custom-list/$urlName')({
  ...place('customList'),
  loaderDeps: ({ search }) => customList.wanted({ ...readFilters(search), categoryId: readCategory(search) }),
  loader: async ({ deps, params: { urlName }, context: { cache } }) => {
    const pages = customListQuery(urlName, deps);
    await load(cache, (it) => it.ensureInfiniteQueryData(pages));
    return { title: cache.getQueryData(pages.queryKey)?.pages[0]?.title ?? null };
  },
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.title ?? places.customList.title) }] }),
  notFoundComponent: ListGone,
  component: Page,
});

function Page() {
  const { urlName } = Route.useParams();
  const filters = Route.useLoaderDeps();
  const { title } = Route.useLoaderData();
  const { isSuccess } = useInfiniteQuery(customListQuery(urlName, filters));
  useLateTitle(Route.id, isSuccess && title === null);
  return <CustomListScreen urlName={urlName} filters={filters} />;
}
