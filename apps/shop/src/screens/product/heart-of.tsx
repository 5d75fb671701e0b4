import type { Product } from '@tonalia/contract/products';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import type { FavouriteHeartProps } from '../../components/favourite-heart.tsx';

/** The heart of a whole product. */
export function HeartOf({
  product,
  ...look
}: { product: Product } & Omit<FavouriteHeartProps, 'productId' | 'versionCode' | 'name'>) {
  return <FavouriteHeart productId={product._id} versionCode={null} name={product.name} {...look} />;
}
