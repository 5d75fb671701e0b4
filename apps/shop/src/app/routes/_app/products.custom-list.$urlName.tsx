import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissing } from '../../../api/api-error.ts';
import { customListQuery } from '../../../api/list-queries.ts';
import { CustomListScreen, ListGone } from '../../../screens/lists/custom-list-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';

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
  useLateTitle(urlName);
  return <CustomListScreen urlName={urlName} />;
}

/** In the browser the screen does not wait for the list; once it is there, the tab says its name. */
function useLateTitle(urlName: string): void {
  const router = useRouter();
  const { title } = Route.useLoaderData();
  const { isSuccess } = useInfiniteQuery(customListQuery(urlName));
  const isLate = isSuccess && title === null;
  useEffect(() => {
    if (isLate) void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  }, [isLate, router]);
}
