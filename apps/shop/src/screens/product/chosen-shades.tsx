import type { Product } from '@tonalia/contract/products';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import { ChosenRows } from '../../features/colour-card/chosen-rows.tsx';
import type { ShadeChoice } from '../../features/colour-card/use-choice.ts';
import { useCheckedQuantity } from './use-checked-quantity.ts';

/** The chosen shades as rows, each with its heart. */
export function ChosenShades({ product, choice }: { product: Product; choice: ShadeChoice }) {
  const checked = useCheckedQuantity();
  return (
    <ChosenRows
      product={product}
      choice={choice}
      onChange={(code, units) => checked(() => choice.setUnits(code, units))}
      beside={({ code }, name) => (
        <FavouriteHeart productId={product._id} versionCode={code} name={name} className="-mr-2" />
      )}
    />
  );
}
