import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissing } from '../../../api/api-error.ts';
import { productQuery } from '../../../api/queries.ts';
import { ProductGone } from '../../../screens/product/gone.tsx';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product'),
  loader: async ({ params: { productId }, context: { cache } }) => {
    await load(cache, (it) => it.ensureQueryData(productQuery(productId))).catch((cause: unknown) => {
      throw isMissing(cause) ? notFound() : cause;
    });
    return { name: cache.getQueryData(productQuery(productId).queryKey)?.name ?? null };
  },
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.name ?? places.product.title) }] }),
  notFoundComponent: ProductGone,
  component: Page,
});

function Page() {
  const { productId } = Route.useParams();
  useLateTitle(productId);
  return <ProductScreen productId={productId} />;
}

/** In the browser the screen does not wait for the product; once it is there, the tab says its name. */
function useLateTitle(productId: string): void {
  const router = useRouter();
  const { name } = Route.useLoaderData();
  const { isSuccess } = useQuery(productQuery(productId));
  const isLate = isSuccess && name === null;
  useEffect(() => {
    if (isLate) void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  }, [isLate, router]);
}
