import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { Tile } from '@tonalia/ui/tile';
import { useAddToCart } from '../../api/cart-sync/use-edit-cart.ts';
import type { ComboCard as Combo } from '../../api/queries/combos.ts';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import { ComboPrice } from '../../features/combo/combo-price.tsx';
import { contentsOf, hasChoices, unitsIn } from '../../features/combo/parts.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { ComboPicture } from './combo-picture.tsx';

export interface ComboCardProps {
  combo: Combo;
  eager: boolean;
  /** Called when versions must be chosen before adding. */
  onChoose: () => void;
}

/** A combo: picture, parts, price compared with its parts, and the button to add it. */
export function ComboCard({ combo, eager, onChoose }: ComboCardProps) {
  const { name, price, partsPrice, assemblies, stock, minQuantity } = combo;
  const isSoldOut = stock < minQuantity;
  const saved = partsPrice === null ? 0 : partsPrice - price;
  return (
    <article className="relative flex h-full flex-col rounded-3xl bg-surface inset-ring inset-ring-line">
      <Tile
        tint={combo.tile}
        soldOut={isSoldOut}
        overlay={
          isSoldOut && (
            <Badge tone="soldOutOnTile" className="absolute top-3 left-3">
              {messages.card.soldOut}
            </Badge>
          )
        }
        className="aspect-[1.55]! bg-linear-to-t from-on-tab/6 from-18% to-transparent to-18% rounded-t-3xl rounded-b-none [&>div:first-child]:size-full"
      >
        <ComboPicture image={combo.image} eager={eager} />
      </Tile>
      <div className="flex flex-1 flex-col px-4.5 pt-4 pb-4.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h2 className="min-w-[min(100%,8rem)] flex-1 text-h3">
            <RouteLink href={paths.product(combo)} className="after:absolute after:inset-0 after:rounded-3xl">
              {name}
            </RouteLink>
          </h2>
          {saved > 0 && (
            <Badge tone="discount" className="shrink-0">
              {comboMessages.saves(formatPesos(saved))}
            </Badge>
          )}
        </div>
        <p className="mt-0.5 text-small text-text-3">
          {comboMessages.made(combo.manufacturer.name, unitsIn(assemblies))}
        </p>
        <p className="sr-only">
          {contentsOf(assemblies)
            .map(([part, units]) => comboMessages.units(units, part))
            .join(', ')}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <ComboPrice price={price} apart={partsPrice} />
          <Act combo={combo} onChoose={onChoose} />
        </div>
      </div>
      <FavouriteHeart
        productId={combo._id}
        versionCode={null}
        name={name}
        className="absolute! top-1.5 right-1.5 rounded-full! text-on-tab/60"
        onColor="text-guayaba-600!"
      />
    </article>
  );
}

function Act({ combo, onChoose }: Pick<ComboCardProps, 'combo' | 'onChoose'>) {
  const { add, isAdding } = useAddToCart();
  const { _id, code, name, minQuantity, applicableDealsId, programmedPriceId, programmedPriceName } = combo;
  const isToChoose = hasChoices(combo.assemblies);
  const body = {
    productId: _id,
    code,
    quantity: minQuantity,
    applicableDealsId,
    programmedPriceId,
    programmedPriceName,
  };
  return (
    <Button
      variant="soft"
      className="z-1"
      loading={isAdding}
      disabledReason={combo.stock < minQuantity ? comboMessages.soldOut : undefined}
      aria-label={isToChoose ? comboMessages.chooseNamed(name) : comboMessages.addNamed(name)}
      onClick={() => (isToChoose ? onChoose() : void add(body))}
    >
      {isToChoose ? comboMessages.choose : comboMessages.add}
    </Button>
  );
}
