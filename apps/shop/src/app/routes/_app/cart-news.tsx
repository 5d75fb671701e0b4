import { createFileRoute } from '@tanstack/react-router';
import { CartNewsScreen } from '../../../screens/cart-news/cart-news-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/cart-news')({
  ...place('cartNews'),
  component: CartNewsScreen,
});
