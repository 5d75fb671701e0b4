import type { Product } from '@tonalia/contract/products';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import type { FavouriteHeartProps } from '../../components/favourite-heart.tsx';

/** The favourite heart of a product, not of one shade. */
export function HeartOf({
  product,
  ...look
}: { product: Product } & Omit<FavouriteHeartProps, 'productId' | 'versionCode' | 'name'>) {
  return <FavouriteHeart productId={product._id} versionCode={null} name={product.name} {...look} />;
}
