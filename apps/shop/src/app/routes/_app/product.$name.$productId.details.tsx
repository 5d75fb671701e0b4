import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '../../../api/api-error.ts';
import { productQuery } from '../../../api/queries.ts';
import { ProductGone } from '../../../screens/product/parts.ts';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product'),
  loader: async ({ params: { productId }, context: { cache } }) => {
    if (typeof document === 'undefined') await (await import('../../../screens/product/parts.ts')).partsAreThere();
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
  const { name } = Route.useLoaderData();
  const { isSuccess } = useQuery(productQuery(productId));
  useLateTitle(Route.id, isSuccess && name === null);
  return <ProductScreen productId={productId} />;
}
