import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import type { ScreenFavourite } from './screen-favourite.ts';
import { priceDrop } from './price-drop.ts';

const grid = 'grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5 lg:gap-y-7';

export function FavouriteProducts({ favourites }: { favourites: readonly ScreenFavourite[] }) {
  return (
    <ul className={grid}>
      {favourites.map((one, at) => (
        <li key={one.product._id} className="min-w-0">
          <ProductCard
            product={one.product}
            eager={at < 4}
            {...(priceDrop(one) > 0 && { badge: <Cheaper by={priceDrop(one)} /> })}
          />
        </li>
      ))}
    </ul>
  );
}

export const Cheaper = ({ by }: { by: number }) => (
  <Badge tone="discount">{favouriteMessages.cheaper(formatPesos(by))}</Badge>
);
