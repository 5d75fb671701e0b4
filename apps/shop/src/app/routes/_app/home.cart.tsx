import { createFileRoute } from '@tanstack/react-router';
import { cartQuery } from '../../../api/queries/queries.ts';
import { CartScreen } from '../../../screens/cart/cart-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/cart')({
  ...place('cart'),
  loader: ({ context: { cache } }) => load(cache, (it) => it.ensureQueryData(cartQuery)),
  component: CartScreen,
});
