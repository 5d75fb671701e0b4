import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '../../../screens/cart/cart-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/cart')({
  ...place('cart'),
  component: CartScreen,
});
