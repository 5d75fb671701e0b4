import { createFileRoute } from '@tanstack/react-router';
import { productQuery } from '../../../api/queries.ts';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { pageTitle, place } from '../../places.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product'),
  loader: ({ context: { cache }, params }) => cache.ensureQueryData(productQuery(params.productId)),
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.name ?? 'Producto') }] }),
  component: ProductScreen,
});
