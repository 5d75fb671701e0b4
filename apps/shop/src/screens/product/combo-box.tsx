import type { Product } from '@tonalia/contract/products';
import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Sheet } from '@tonalia/ui/sheet';
import { useEffect, useState } from 'react';
import { PartsList } from '../../features/combo/parts-list.tsx';
import type { PartGroup, ChosenParts } from '../../features/combo/parts.ts';
import { pickingView } from '../../features/combo/picking-view.tsx';
import { useCombo } from '../../features/combo/use-combo.ts';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { productQuantityMessages } from '../../messages/product-quantity.es-CO.ts';
import { BuyBar } from './buy-bar.tsx';
import { HeartOf } from './heart-of.tsx';
import { Heading } from './heading.tsx';

/** The choices by combo, kept while the shopper signs in and restored once on return. */
const left = new Map<string, { picks: ChosenParts; units: number }>();

/** A combo beside its pictures: savings, parts, choices and the button. */
export function ComboBox({ product }: { product: Product }) {
  const [before] = useState(() => left.get(product._id));
  useEffect(() => void left.delete(product._id), [product._id]);
  const combo = useCombo(product, before?.picks);
  const [picking, setPicking] = useState<{ group: PartGroup; isOpen: boolean } | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [wanted, setWanted] = useState(before?.units ?? product.minQuantity);
  const isSoldOut = product.stock < product.minQuantity;
  const units = Math.min(wanted, Math.max(combo.most, product.minQuantity));
  const close = () => setPicking((before) => before && { ...before, isOpen: false });

  async function add() {
    const outcome = await combo.addToCart(units);
    if (outcome === 'incomplete') setFailedAttempts((before) => before + 1);
    if (outcome === 'added') setWanted(product.minQuantity);
    if (outcome === 'led away') left.set(product._id, { picks: combo.picks, units });
  }
  return (
    <section className="pt-4 lg:pt-1">
      <Heading product={product} shown={shownPrice(product)} isSoldOut={isSoldOut} />
      <Saving product={product} />
      <div className="pt-2 lg:pt-4">
        <PartsList
          combo={combo}
          failedAttempts={failedAttempts}
          onPick={(group) => setPicking({ group, isOpen: true })}
        />
      </div>
      {!isSoldOut && (
        <div className="flex items-center justify-between gap-3 pt-2">
          <p className="text-label">{productQuantityMessages.quantity}</p>
          <QuantityStepper
            look="outline"
            editable
            label={product.name}
            value={units}
            step={product.minQuantity}
            min={product.minQuantity}
            max={Math.max(combo.most, product.minQuantity)}
            limitText={units > combo.most ? overStock(combo.most) : allOfStock(combo.most)}
            messages={{ aboveMax: overStock(combo.most) }}
            onChange={setWanted}
          />
        </div>
      )}
      <BuyBar
        units={isSoldOut ? 0 : units}
        total={isSoldOut ? 0 : units * product.price}
        isSoldOut={isSoldOut}
        isAdding={combo.isAdding}
        label={comboMessages.add}
        reason={!combo.incomplete && combo.most <= 0 ? comboMessages.partOut : undefined}
        after={<HeartOf product={product} variant="outline" className="size-14! rounded-[16px]!" />}
        onAdd={() => void add()}
      />
      {picking && (
        <Sheet
          open={picking.isOpen}
          onClose={close}
          size="md"
          {...pickingView({ combo, group: picking.group, onBack: close })}
          onBack={undefined}
        />
      )}
    </section>
  );
}

function Saving({ product: { price, partsPrice } }: { product: Product }) {
  if (partsPrice === null || partsPrice <= price) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-text-3">
      <Badge tone="discount">{comboMessages.saves(formatPesos(partsPrice - price))}</Badge>
      {comboMessages.apart(formatPesos(partsPrice))}
    </p>
  );
}

const shownPrice = ({ price, originalPrice, discount }: Product) => ({
  price,
  originalPrice,
  discount,
  unitPrice: null,
  isFrom: false,
});
