import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '../../../api/http/api-error.ts';
import { productQuery } from '../../../api/queries/queries.ts';
import { goneMessages } from '../../../messages/gone.es-CO.ts';
import { ProductGone } from '../../../screens/product/parts.ts';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { isKnownMissing, load } from '../../load.ts';
import { place } from '../../places.ts';
import { titleOfThing, useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product', goneMessages.product),
  loader: async ({ params: { productId }, context: { cache } }) => {
    if (typeof document === 'undefined') await (await import('../../../screens/product/parts.ts')).preloadParts();
    const { queryKey } = productQuery(productId);
    if (isKnownMissing(cache, queryKey)) return { title: goneMessages.product };
    await load(cache, (it) => it.ensureQueryData(productQuery(productId))).catch((cause: unknown) => {
      throw isMissing(cause) ? notFound() : cause;
    });
    return { title: cache.getQueryData(queryKey)?.name ?? null };
  },
  notFoundComponent: ProductGone,
  component: Page,
});

function Page() {
  const { productId } = Route.useParams();
  const { data, error } = useQuery(productQuery(productId));
  useLateTitle(Route.id, titleOfThing(data?.name, error, goneMessages.product));
  return <ProductScreen productId={productId} />;
}
