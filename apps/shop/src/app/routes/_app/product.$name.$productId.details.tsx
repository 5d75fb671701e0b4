import { createFileRoute } from '@tanstack/react-router';
import { productQuery } from '../../../api/queries.ts';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place, places } from '../../places.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product'),
  loader: async ({ params: { productId }, context: { cache } }) => {
    await load(cache, (it) => it.ensureQueryData(productQuery(productId)));
    return { name: cache.getQueryData(productQuery(productId).queryKey)?.name ?? null };
  },
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.name ?? places.product.title) }] }),
  component: Page,
});

function Page() {
  return <ProductScreen productId={Route.useParams().productId} />;
}
