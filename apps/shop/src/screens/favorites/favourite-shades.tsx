import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { ProductCard, Version } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { Swatch } from '@tonalia/ui/swatch';
import type { EditableLine } from '../../api/cart-sync/cart-line.ts';
import { useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { WaitButton } from '../../components/alert-me/wait-button.tsx';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import type { ScreenFavourite } from './screen-favourite.ts';
import { Cheaper } from './favourite-products.tsx';
import { priceDrop } from './price-drop.ts';

/** Favourite shades as rows that can be ordered in place. */
export function FavouriteShades({ favourites }: { favourites: readonly ScreenFavourite[] }) {
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      {favourites.map((one) => (
        <li key={one.versionCode} className="flex items-center gap-3 border-b border-line py-3">
          <ShadeOf favourites={one} />
        </li>
      ))}
    </ul>
  );
}

function ShadeOf({ favourites }: { favourites: ScreenFavourite }) {
  const { product, version, versionCode } = favourites;
  const { openColourCard } = useColourCard();
  const name = toneOf(version) ?? versionCode ?? product.name;
  const drop = priceDrop(favourites);
  return (
    <>
      {version?.color?.color && <Swatch size={48} color={version.color.color} />}
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="-my-1 block max-w-full truncate py-1 text-left text-label hover:underline"
          onClick={() => openColourCard(product._id, versionCode ?? undefined)}
        >
          {name}
        </button>
        <p className="truncate text-small text-text-3">
          {product.manufacturer.name}, {product.name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-1.5">
          {version && <b className="text-small text-text">{formatPesos(version.price)}</b>}
          {drop > 0 && <Cheaper by={drop} />}
          {version === null && <Badge tone="soldOut">{favouriteMessages.notSold}</Badge>}
          {version !== null && version.quantityAvailable <= 0 && <Badge tone="soldOut">{messages.card.soldOut}</Badge>}
        </p>
      </div>
      {version && (
        <WaitButton
          icon
          wish={{
            productId: product._id,
            versionCode,
            name,
            product: product.name,
            kind: version.quantityAvailable > 0 ? 'price' : 'stock',
            units: product.minQuantity,
          }}
        />
      )}
      <FavouriteHeart productId={product._id} versionCode={versionCode} name={name} />
      {version !== null && version.quantityAvailable > 0 && (
        <ShadeQuantity product={product} version={version} name={name} />
      )}
    </>
  );
}

const toneOf = (version: Version | null): string | undefined =>
  version?.attributes.find(({ name }) => name === 'Tono')?.value ?? version?.color?.name;

function ShadeQuantity({ product, version, name }: { product: ProductCard; version: Version; name: string }) {
  const isLater = version.stock <= 0;
  const line: EditableLine = {
    productId: product._id,
    code: product.code,
    versionCode: version.code,
    advancedPurchasing: isLater,
    applicableDealsId: version.applicableDealsId,
    programmedPriceId: version.programmedPriceId,
    programmedPriceName: version.programmedPriceName,
  };
  const quantity = useLineQuantity(line);
  const setQuantity = useSetQuantity();
  const step = Math.max(1, product.minQuantity);
  const units = isLater ? version.quantityAvailable : version.stock;
  const most = units - (units % step);
  return (
    <QuantityStepper
      removable
      label={name}
      value={quantity}
      step={step}
      max={most}
      limitText={allOfStock(most)}
      messages={{ aboveMax: overStock(most) }}
      onChange={(next) => setQuantity(line, next)}
    />
  );
}
