import type { Product, Version } from '@tonalia/contract/products';
import type { CartView } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { availableUnits, splitUnits } from '@tonalia/rules/presale-units';
import type { AddRequest } from '../../api/cart-sync/cart-line.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';

/** Chosen units by version code. */
export type ChosenUnits = ReadonlyMap<string, number>;

export const NONE: ChosenUnits = new Map();

/** Units of a version in the cart; they reduce what can still be chosen. */
export interface CartUnits {
  stock: number;
  presale: number;
}

type SoldProduct = Pick<Product, 'minQuantity' | 'code'>;

const presaleLeft = (version: Version) => Math.max(0, version.quantityAvailable - version.stock);

/** Units of a version in stock and in presale, rounded down to multiples of the minimum quantity. */
export function unitsOfVersion(version: Version, { minQuantity }: SoldProduct): { stock: number; presale: number } {
  return availableUnits({
    stock: Math.max(0, version.stock),
    presaleLeft: presaleLeft(version),
    excluded: version.excluded_from_presale,
    step: minQuantity,
  });
}

/** Most units of a version that can still be chosen. */
export function maxUnits(version: Version, product: SoldProduct, inCart: CartUnits): number {
  const { stock, presale } = unitsOfVersion(version, product);
  return Math.max(0, stock + presale - inCart.stock - inCart.presale);
}

/** Splits the chosen units into those dispatched from stock and those of the presale. */
export function splitChosen(version: Version, product: SoldProduct, chosen: number, inCart: CartUnits) {
  const total = splitUnits(inCart.stock + inCart.presale + chosen, {
    stock: Math.max(0, version.stock),
    presaleLeft: presaleLeft(version),
    excluded: version.excluded_from_presale,
    step: product.minQuantity,
  });
  if (total === null) return { quantity: chosen, quantityPresale: 0 };
  const quantity = Math.min(chosen, Math.max(0, total.quantity - inCart.stock));
  return { quantity, quantityPresale: chosen - quantity };
}

/** Units of a version in the cart. `versionCode` is null on lines of a product without versions. */
export function unitsInCart(view: CartView | undefined, productId: string, versionCode: string): CartUnits {
  const units = { stock: 0, presale: 0 };
  for (const line of view?.cart?.products ?? []) {
    if (line.productId !== productId || line.assemblyCode !== null || (line.versionCode ?? line.code) !== versionCode)
      continue;
    units[line.advancedPurchasing ? 'presale' : 'stock'] += line.quantity;
  }
  return units;
}

export interface ChosenVersion {
  version: Version;
  units: number;
  quantity: number;
  quantityPresale: number;
}

/** The chosen versions, in the order of choosing. */
export function chosenVersions(product: Product, chosen: ChosenUnits, view: CartView | undefined): ChosenVersion[] {
  const byCode = new Map(product.versions.map((version) => [version.code, version]));
  return [...chosen].flatMap(([code, units]) => {
    const version = byCode.get(code);
    return version === undefined || units === 0
      ? []
      : [{ version, units, ...splitChosen(version, product, units, unitsInCart(view, product._id, code)) }];
  });
}

/** One call for all of them. A deal or programmed price is named when it is the same for all. */
export function addRequest(product: Product, lines: readonly ChosenVersion[]): AddRequest {
  const same = <T>(of: (version: Version) => T): T | undefined => {
    const values = new Set(lines.map(({ version }) => of(version)));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const shared = {
    productId: product._id,
    code: product.code,
    applicableDealsId: same((version) => version.applicableDealsId),
    programmedPriceId: same((version) => version.programmedPriceId),
    programmedPriceName: same((version) => version.programmedPriceName),
  };
  const [first] = lines;
  if (!product.has_versions && first) {
    return { ...shared, quantity: first.quantity, quantityPresale: first.quantityPresale };
  }
  return {
    ...shared,
    versions: lines.map(({ version: { code }, quantity, quantityPresale }) => ({ code, quantity, quantityPresale })),
  };
}

/** "24 nov", for narrow places; null without a date. */
export function dayAndMonth(day: string | null): string | null {
  return day === null ? null : formatShortDay(day).split(' ').slice(1).join(' ');
}

/** The dispatch day of stock: "hoy", "mañana", "el 24 nov". */
export const nextDispatch = (): string => leavesNow((day) => dayAndMonth(day) ?? day);
