import { AppError } from '@tonalia/contract/errors';
import { splitPresale } from '@tonalia/rules/presale';
import { maxLineQuantity } from '@tonalia/rules/policy';
import type { Sellable } from '../../products/index.ts';
import type { CartLine } from './cart-line.rules.ts';
import type { ComboParts } from './combo-parts.ts';
import { isClaimCurrent } from './seen-price.rules.ts';
import { unitsOf } from './line-key.rules.ts';
import type { RequestedItem } from './requested-items.ts';

export type ItemToAdd = RequestedItem & { parts: ComboParts };

/** Deal and programmed price that the client showed. */
export interface ShownDeals {
  applicableDealsId?: string | null | undefined;
  programmedPriceId?: string | null | undefined;
}

interface ItemUnits {
  item: ItemToAdd;
  quantity: number;
  quantityPresale: number;
}

/**
 * The lines to write when adding versions of one product, with absolute quantities. A line that moves completely between stock and
 * presale is included with quantity 0.
 */
export function addedLines(items: readonly ItemToAdd[], cart: readonly CartLine[], shown: ShownDeals): CartLine[] {
  const others = cart.filter((line) => isOfProduct(line, items) && !items.some((item) => isOf(line, item)));
  let presaleTaken = unitsOf(others.filter(({ advanced }) => advanced));
  const split = items.map((item) => {
    const units = splitUnits(item, cart, presaleTaken);
    presaleTaken += units.quantityPresale;
    return units;
  });
  const ofProduct =
    unitsOf(others) + split.reduce((sum, { quantity, quantityPresale }) => sum + quantity + quantityPresale, 0);
  return split.flatMap((units) => linesOf(units, cart, ofProduct, shown));
}

function splitUnits(item: ItemToAdd, cart: readonly CartLine[], presaleTaken: number): ItemUnits {
  const { sellable, parts } = item;
  const requested = item.quantity + unitsOf(cart.filter((line) => isOf(line, item)));
  if (requested > maxLineQuantity) throw new AppError('QUANTITY_OUT_OF_RANGE', { max: maxLineQuantity });
  const { mostAtOnce, name } = sellable;
  if (mostAtOnce !== null && requested > mostAtOnce) throw new AppError('COMBO_LIMIT', { name, left: mostAtOnce });
  const split = splitPresale(requested, {
    code: sellable.versionCode ?? sellable.code,
    stock: parts.stock,
    presaleLeft: Math.max(0, presaleLeft(sellable) - presaleTaken),
    excluded: sellable.presale === null,
    hasVersions: sellable.versionCode !== null,
    step: sellable.minQuantity,
  });
  if (split.refusal) throw split.refusal;
  return { item, quantity: split.quantity, quantityPresale: split.quantityPresale };
}

function linesOf(
  { item, quantity, quantityPresale }: ItemUnits,
  cart: readonly CartLine[],
  units: number,
  claimed: ShownDeals,
): CartLine[] {
  const { sellable, parts } = item;
  const price = sellable.price(units);
  const shown = [price, sellable.price(item.quantity), sellable.price(1)];
  const seenOther =
    !isClaimCurrent(
      claimed.applicableDealsId,
      shown.map((one) => one.applicableDealsId),
    ) ||
    !isClaimCurrent(
      claimed.programmedPriceId,
      shown.map((one) => one.programmedPriceId),
    );
  const line = {
    productId: sellable.productId,
    versionId: sellable.versionId,
    choice: parts.choice,
    chosen: parts.chosen,
    seenPrice: seenOther ? price.originalPrice : price.price,
    seenOther,
  };
  const both = [
    { ...line, advanced: false, quantity, seenDate: null },
    { ...line, advanced: true, quantity: quantityPresale, seenDate: sellable.presale?.dispatchDate ?? null },
  ];
  return both.filter((one) => one.quantity > 0 || cart.some((had) => isOf(had, item) && had.advanced === one.advanced));
}

const isOfProduct = (line: CartLine, items: readonly ItemToAdd[]): boolean =>
  items.some(({ sellable }) => sellable.productId === line.productId);

const isOf = (line: CartLine, { sellable, parts }: ItemToAdd): boolean =>
  line.versionId === sellable.versionId && line.choice === parts.choice;

function presaleLeft({ presale }: Sellable): number {
  return presale ? (presale.left ?? Infinity) : 0;
}
