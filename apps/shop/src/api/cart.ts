import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { CartView } from '@tonalia/contract/purchase';
import { alertWith } from '../alerts.ts';
import { useGo, useHere } from '../link.tsx';
import { messages } from '../messages/es-CO.ts';
import { notify } from '../notices.ts';
import { paths } from '../paths.ts';
import { ApiError } from './api-error.ts';
import { findLine, lineId, withWanted } from './cart-lines.ts';
import type { LineKey } from './cart-lines.ts';
import { call } from './client.ts';
import type { CallOptions } from './client.ts';
import type { Services } from '@tonalia/contract/services';
import { cartQuery, keys } from './queries.ts';
import { useSession } from './session.ts';
import { useWanted, want, wantedNow } from './wanted-quantities.ts';

/** The cart with what was just chosen already in it; `data` is undefined for who can have none. */
export function useCart() {
  const { isGuest, customer } = useSession();
  const wanted = useWanted();
  const cart = useQuery({ ...cartQuery, enabled: !isGuest && customer !== null });
  return { ...cart, data: cart.data && withWanted(cart.data, wanted) };
}

/** Units in the cart, for the counter. */
export const useCartUnits = (): number => useCart().data?.cart?.amount ?? 0;

/** Units of one line; 0 when it is not in the cart. */
export function useLineQuantity(key: LineKey): number {
  const wanted = useWanted();
  const { data } = useCart();
  return wanted.get(lineId(key)) ?? findLine(data, key)?.quantity ?? 0;
}

/**
 * Whether this person may buy; otherwise it leads them on: a guest to the login page and back,
 * a seller without a customer to the list of theirs.
 */
export function useMayBuy(): () => boolean {
  const { isGuest, isSeller, customer } = useSession();
  const go = useGo();
  const here = useHere();
  return () => {
    if (isGuest) {
      go(paths.login({ required: true, redirect: here }));
      return false;
    }
    if (isSeller && customer === null) {
      askForCustomer(here);
      return false;
    }
    return true;
  };
}

function askForCustomer(here: string): void {
  alertWith({
    title: literals.chooseCustomer,
    text: messages.cart.customerNeeded,
    confirm: { text: messages.shell.choose, href: paths.selectCustomer({ redirectTo: here }) },
    cancel: messages.shell.cancel,
  });
}

export type AddRequest = NonNullable<CallOptions<Services['purchase']['POST /cart/additem']>['body']>;
export type AddOutcome = { added: true; units: number } | { added: false; message: string | null };

/**
 * Adds to the cart: one product, or several shades in one gesture. Says so in a notice, or in an alert why not;
 * `quiet` leaves that to the caller. `message` is null when the person was led elsewhere.
 */
export function useAddToCart() {
  const mayBuy = useMayBuy();
  const here = useHere();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: AddRequest) => call('purchase', 'POST /cart/additem', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.cart }),
  });

  async function add(body: AddRequest, { quiet = false } = {}): Promise<AddOutcome> {
    if (!mayBuy()) return { added: false, message: null };
    try {
      const { cart } = await mutation.mutateAsync(body);
      if (!quiet) notify(addedNotice());
      return { added: true, units: cart.amount };
    } catch (cause) {
      const message = addFailure(cause);
      if (!quiet) tellWhyNot(cause, message, here);
      return { added: false, message };
    }
  }
  return { add, isAdding: mutation.isPending };
}

const addedNotice = () =>
  ({ color: 'white', message: messages.cart.added, action: { text: messages.shell.see, href: paths.cart() } }) as const;

/** What a person reads when adding failed. */
function addFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  return cause.message === literals.outOfStockMessage ? literals.productOutOfStock : cause.message;
}

function tellWhyNot(cause: unknown, message: string, here: string): void {
  if (cause instanceof ApiError && cause.code === 'CUSTOMER_REQUIRED') askForCustomer(here);
  else {
    alertWith({
      title: literals.attention,
      text: `${literals.somethingHappened} ${message}`,
      confirm: { text: messages.shell.understood },
    });
  }
}

/** Taps within this time are one write. */
const MERGE_MS = 400;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** A line that may have to be added first: what the API needs to know of its product. */
export interface Settable extends LineKey {
  productId: string;
  applicableDealsId?: string | null;
  programmedPriceId?: string | null;
  programmedPriceName?: string | null;
}

/**
 * Sets the quantity of a line: at once on the screen, 400 ms after the last tap on the server; 0 removes it.
 * A line that is not in the cart yet is added. When the server refuses, the quantity goes back and it says why.
 */
export function useSetQuantity() {
  const mayBuy = useMayBuy();
  const here = useHere();
  const cache = useQueryClient();
  return (line: Settable, quantity: number): void => {
    if (!mayBuy()) return;
    const id = lineId(line);
    want(id, quantity);
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void write(cache, line, quantity, here), MERGE_MS),
    );
  };
}

async function write(cache: QueryClient, line: Settable, quantity: number, here: string): Promise<void> {
  const id = lineId(line);
  const before = findLine(cache.getQueryData<CartView>(keys.cart), line);
  try {
    if (before) cache.setQueryData(keys.cart, await change(line, quantity));
    else if (quantity > 0) {
      await call('purchase', 'POST /cart/additem', { body: addBody(line, quantity) });
      notify(addedNotice());
      await cache.refetchQueries({ queryKey: keys.cart, exact: true });
    }
  } catch (cause) {
    if (before) notify({ color: 'red', message: changeFailure(cause) });
    else tellWhyNot(cause, addFailure(cause), here);
  } finally {
    // A newer tap has its own write on the way.
    if (wantedNow(id) === quantity) want(id, null);
  }
}

function change(line: Settable, quantity: number) {
  const {
    code,
    versionCode = null,
    assemblyCode = null,
    assemblyVersionCode = null,
    advancedPurchasing = false,
  } = line;
  return call('purchase', 'PUT /cart/changequantityitem', {
    body: { code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing, quantity },
  });
}

function addBody(line: Settable, quantity: number): AddRequest {
  const {
    productId,
    code,
    versionCode,
    applicableDealsId = null,
    programmedPriceId = null,
    programmedPriceName = null,
  } = line;
  const units = line.advancedPurchasing ? { quantity: 0, quantityPresale: quantity } : { quantity };
  const what = versionCode && versionCode !== code ? { versions: [{ code: versionCode, ...units }] } : units;
  return { productId, code, applicableDealsId, programmedPriceId, programmedPriceName, ...what };
}

const tellTheReason = new Set(['INSUFFICIENT_STOCK', 'NO_COVERAGE', 'OFFLINE', 'TIMEOUT', 'QUANTITY_STEP']);

function changeFailure(cause: unknown): string {
  return cause instanceof ApiError && tellTheReason.has(cause.code) ? cause.message : literals.quantityUpdateFailed;
}
