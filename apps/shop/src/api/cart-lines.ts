import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import type { Services } from '@tonalia/contract/services';
import type { CallOptions } from './client.ts';

/** What tells the lines of a cart apart. */
export interface LineKey {
  code: string;
  versionCode?: string | null;
  assemblyCode?: string | null;
  assemblyVersionCode?: string | null;
  /** The part in presale is a line of its own. */
  advancedPurchasing?: boolean;
}

/** A line that may have to be added first: what the API needs to know of its product. */
export interface Settable extends LineKey {
  productId: string;
  applicableDealsId?: string | null;
  programmedPriceId?: string | null;
  programmedPriceName?: string | null;
}

export type AddRequest = NonNullable<CallOptions<Services['purchase']['POST /cart/additem']>['body']>;
export type AddOutcome = { added: true } | { added: false; message: string | null };

/** One text for a key. A product without shades has its own code as the code of its only version. */
export function lineId(key: LineKey): string {
  const version = key.versionCode === key.code ? null : key.versionCode;
  const parts = [key.code, version, key.assemblyCode, key.assemblyVersionCode];
  return [...parts.map((part) => part ?? ''), key.advancedPurchasing ? 'presale' : ''].join('|');
}

export function findLine(view: CartView | undefined, key: LineKey): CartProduct | undefined {
  const id = lineId(key);
  return view?.cart?.products.find((line) => lineId(line) === id);
}

/** Units of a product in the cart, over all its shades. */
export function unitsOf(view: CartView | undefined, productId: string): number {
  const lines = view?.cart?.products.filter((line) => line.productId === productId) ?? [];
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** What was done to a line and is not confirmed: `to` so many units, then so many more; `line` is how it looks where the cart has none. */
export interface Pending {
  to?: number;
  plus: number;
  line?: CartProduct | undefined;
}

const unitsAfter = (quantity: number, { to = quantity, plus }: Pending): number => to + plus;

/** The cart as it will be when what the person just chose is written: `wanted` by line id, `emptyCart` for who has none. */
export function withWanted(
  view: CartView,
  wanted: ReadonlyMap<string, Pending>,
  emptyCart: CartView['cart'] = null,
): CartView {
  if (wanted.size === 0) return view;
  const before = view.cart?.products ?? [];
  const there = new Set(before.map(lineId));
  const fresh = [...wanted].flatMap(([id, { line }]) => (line && !there.has(id) ? [{ ...line, quantity: 0 }] : []));
  const cart = view.cart ?? (fresh.length > 0 ? emptyCart : null);
  if (cart === null) return view;
  const sums = { units: 0, pesos: 0, before: 0 };
  const products = [...before, ...fresh].map((line) => {
    const change = wanted.get(lineId(line));
    const quantity = change ? unitsAfter(line.quantity, change) : line.quantity;
    const more = quantity - line.quantity;
    sums.units += more;
    sums.pesos += more * line.price;
    sums.before += more * line.originalPrice;
    return more === 0 ? line : { ...line, quantity, amount: quantity * line.price };
  });
  if (sums.units === 0 && sums.pesos === 0) return view;
  return {
    ...view,
    cart: {
      ...cart,
      products: products.filter((line) => line.quantity > 0),
      amount: cart.amount + sums.units,
      subtotal: cart.subtotal + sums.before,
      savings: cart.savings + sums.before - sums.pesos,
      total: cart.total + sums.pesos,
    },
  };
}

export const noCart: CartView = { cart: null, outOfStock: [], productsNews: [] };

/** Units of a line that is chosen and not in any cart that is known. */
export const unitsWanted = (wanted: ReadonlyMap<string, Pending>, id: string): number =>
  unitsAfter(0, wanted.get(id) ?? { plus: 0 });
