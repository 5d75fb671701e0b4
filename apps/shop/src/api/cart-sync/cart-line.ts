import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import type { Services } from '@tonalia/contract/services';
import type { CallOptions } from '../http/client.ts';

/** The key of a cart line. */
export interface LineKey {
  code: string;
  versionCode?: string | null;
  assemblyCode?: string | null;
  assemblyVersionCode?: string | null;
  /** Presale units have a separate line. */
  advancedPurchasing?: boolean;
}

/** A line that may have to be added first: what the API needs to know of its product. */
export interface EditableLine extends LineKey {
  productId: string;
  applicableDealsId?: string | null;
  programmedPriceId?: string | null;
  programmedPriceName?: string | null;
}

export type AddRequest = NonNullable<CallOptions<Services['purchase']['POST /cart/additem']>['body']>;
export type AddOutcome = { added: true } | { added: false; message: string | null };

/** A line key as text. A product without shades uses its code as the code of its only version. */
export function lineId(key: LineKey): string {
  const version = key.versionCode === key.code ? null : key.versionCode;
  const parts = [key.code, version, key.assemblyCode, key.assemblyVersionCode];
  return [...parts.map((part) => part ?? ''), key.advancedPurchasing ? 'presale' : ''].join('|');
}

export function findLine(view: CartView | undefined, key: LineKey): CartProduct | undefined {
  const id = lineId(key);
  return view?.cart?.products.find((line) => lineId(line) === id);
}

/** Units of a product in the cart, all its shades together. */
export function unitsOf(view: CartView | undefined, productId: string): number {
  const lines = view?.cart?.products.filter((line) => line.productId === productId) ?? [];
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Unconfirmed change of a line: set to `to` units, then add more; `line` is shown when the cart has no such line. */
export interface Pending {
  to?: number;
  plus: number;
  line?: CartProduct | undefined;
}

/** Units of a line after its unconfirmed change. */
export const unitsAfter = (quantity: number, { to = quantity, plus }: Pending): number => to + plus;

export const noCart: CartView = { cart: null, outOfStock: [], productsNews: [] };
