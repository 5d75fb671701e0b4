import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { ShareEntry } from '../../components/share-panel/share-entry.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';

/** Shares the open cart by a link. */
export function ShareCart({ isText = false }: { isText?: boolean }) {
  const products = useCart().data?.cart?.products ?? [];
  const colours = products.flatMap(({ color }) => color?.color ?? []);
  return (
    <ShareEntry
      source={{ kind: 'cart' }}
      title={cartMessages.title}
      lines={products.length}
      colours={colours}
      isText={isText}
    />
  );
}
