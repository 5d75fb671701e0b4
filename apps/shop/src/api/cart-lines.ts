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

/** Units of a line once what was done to it is confirmed. */
export const unitsAfter = (quantity: number, { to = quantity, plus }: Pending): number => to + plus;

export const noCart: CartView = { cart: null, outOfStock: [], productsNews: [] };
