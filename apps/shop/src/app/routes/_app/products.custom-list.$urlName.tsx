import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { customListQuery } from '../../../api/queries/lists.ts';
import { readCategory, readFilters } from '../../../features/listing/filters.ts';
import { goneMessages } from '../../../messages/gone.es-CO.ts';
import { CustomListScreen, ListGone } from '../../../screens/lists/custom-list-screen.tsx';
import { customList } from '../../../screens/lists/lists.ts';
import { isKnownMissing, load } from '../../load.ts';
import { place } from '../../places.ts';
import { titleOfThing, useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/products/custom-list/$urlName')({
  ...place('customList', goneMessages.list),
  loaderDeps: ({ search }) => customList.listing({ ...readFilters(search), categoryId: readCategory(search) }),
  loader: async ({ deps, params: { urlName }, context: { cache } }) => {
    const pages = customListQuery(urlName, deps);
    if (isKnownMissing(cache, pages.queryKey)) return { title: goneMessages.list };
    await load(cache, (it) => it.ensureInfiniteQueryData(pages));
    return { title: cache.getQueryData(pages.queryKey)?.pages[0]?.title ?? null };
  },
  notFoundComponent: ListGone,
  component: Page,
});

function Page() {
  const { urlName } = Route.useParams();
  const filters = Route.useLoaderDeps();
  const { data, error } = useInfiniteQuery(customListQuery(urlName, filters));
  useLateTitle(Route.id, titleOfThing(data?.pages[0]?.title, error, goneMessages.list));
  return <CustomListScreen urlName={urlName} filters={filters} />;
}
