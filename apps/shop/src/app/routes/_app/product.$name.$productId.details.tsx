import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/product-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/product/$name/$productId/details')({
  ...place('product'),
  component: ProductScreen,
});
