import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '../../../api/api-error.ts';
import { customListQuery } from '../../../api/list-queries.ts';
import { CustomListScreen, ListGone } from '../../../screens/lists/custom-list-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/products/custom-list/$urlName')({
  ...place('customList'),
  loader: async ({ params: { urlName }, context: { cache } }) => {
    await load(cache, (it) => it.ensureInfiniteQueryData(customListQuery(urlName))).catch((cause: unknown) => {
      throw isMissing(cause) ? notFound() : cause;
    });
    return { title: cache.getQueryData(customListQuery(urlName).queryKey)?.pages[0]?.title ?? null };
  },
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.title ?? places.customList.title) }] }),
  notFoundComponent: ListGone,
  component: Page,
});

function Page() {
  const { urlName } = Route.useParams();
  const { title } = Route.useLoaderData();
  const { isSuccess } = useInfiniteQuery(customListQuery(urlName));
  useLateTitle(Route.id, isSuccess && title === null);
  return <CustomListScreen urlName={urlName} />;
}
