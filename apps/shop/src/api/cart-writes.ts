import type { QueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { CartView } from '@tonalia/contract/purchase';
import { alertWith } from '../alerts.ts';
import { messages } from '../messages/es-CO.ts';
import { notify } from '../notices.ts';
import { paths } from '../paths.ts';
import { ApiError } from './api-error.ts';
import { findLine, lineId } from './cart-lines.ts';
import type { AddOutcome, AddRequest, Settable } from './cart-lines.ts';
import { call } from './client.ts';
import { keys } from './queries.ts';
import { want, wantedNow } from './wanted-quantities.ts';

/** Asks a seller for whom the order is. */
export function askForCustomer(here: string): void {
  alertWith({
    title: literals.chooseCustomer,
    text: messages.cart.customerNeeded,
    confirm: { text: messages.shell.choose, href: paths.selectCustomer({ redirectTo: here }) },
    cancel: messages.shell.cancel,
  });
}

/** Adds what was chosen and says how it went, unless the caller does. */
export async function addToCart(
  cache: QueryClient,
  body: AddRequest,
  here: string,
  quiet: boolean,
): Promise<AddOutcome> {
  try {
    const { cart } = await call('purchase', 'POST /cart/additem', { body });
    await cache.invalidateQueries({ queryKey: keys.cart });
    if (!quiet) notify(addedNotice());
    return { added: true, units: cart.amount };
  } catch (cause) {
    const message = addFailure(cause);
    if (!quiet) tellWhyNot(cause, message, here);
    return { added: false, message };
  }
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

/** Sets a line to a quantity; when that fails, the wanted one is forgotten and the person is told. */
export async function writeLine(cache: QueryClient, line: Settable, quantity: number, here: string): Promise<void> {
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
