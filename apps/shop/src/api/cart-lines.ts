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
export type AddOutcome = { added: true; units: number } | { added: false; message: string | null };

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

/** The cart as it will be when what the person just chose is written: `wanted` by line id. */
export function withWanted(view: CartView, wanted: ReadonlyMap<string, number>): CartView {
  const { cart } = view;
  if (cart === null || wanted.size === 0) return view;
  let units = 0;
  let pesos = 0;
  let before = 0;
  const products = cart.products.map((line) => {
    const quantity = wanted.get(lineId(line)) ?? line.quantity;
    units += quantity - line.quantity;
    pesos += (quantity - line.quantity) * line.price;
    before += (quantity - line.quantity) * line.originalPrice;
    return quantity === line.quantity ? line : { ...line, quantity, amount: quantity * line.price };
  });
  if (units === 0 && pesos === 0) return view;
  return {
    ...view,
    cart: {
      ...cart,
      products: products.filter((line) => line.quantity > 0),
      amount: cart.amount + units,
      subtotal: cart.subtotal + before,
      savings: cart.savings + before - pesos,
      total: cart.total + pesos,
    },
  };
}
