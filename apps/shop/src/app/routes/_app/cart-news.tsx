import { createFileRoute } from '@tanstack/react-router';
import { cartNewsMessages } from '../../../messages/cart-news.es-CO.ts';
import { CartNewsScreen } from '../../../screens/cart-news/cart-news-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/cart-news')({ ...place('cartNews'), component: Page });

/** The title is with the page's texts, so that no other page loads it. */
function Page() {
  useLateTitle(Route.id, cartNewsMessages.title);
  return <CartNewsScreen />;
}
