import { setTimeout as pause } from 'node:timers/promises';
import type { CartView } from '@tonalia/contract/purchase';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type MadeCart, makeCarts } from '../../../test/make-carts.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 1_200_000 });

const api = useApi();

/** An action of a tab, and its delay after the previous one, in ms. */
interface CartAction {
  what: 'change' | 'remove' | 'order' | 'add';
  /** Units, for `change`. */
  to: number;
  after: number;
}

/** An action with its answer. */
interface Done extends CartAction {
  began: number;
  ended: number;
  ok: boolean;
}

/** Units of the soap in the order, if there is one, and in the cart. */
interface State {
  ordered: number | null;
  inCart: number;
}

const action: fc.Arbitrary<CartAction> = fc.record({
  what: fc.constantFrom('change', 'remove', 'order', 'add'),
  to: fc.integer({ min: 1, max: 7 }),
  after: fc.integer({ min: 0, max: 12 }),
});
const tab = fc.array(action, { minLength: 1, maxLength: 3 });

/** Retries while the connections are busy. */
async function retryWhileBusy(send: () => ReturnType<MadeCart['call']>): Promise<boolean> {
  const { statusCode } = await send();
  if (statusCode === 503) return retryWhileBusy(send);
  expect(statusCode).toBeLessThan(500);
  return statusCode === 200;
}

async function runTab(
  cart: MadeCart,
  { id: productId, code }: MadeProduct,
  actions: readonly CartAction[],
): Promise<Done[]> {
  const calls = {
    change: (quantity: number) => cart.call('PUT /cart/changequantityitem', { code, quantity }),
    remove: () => cart.call('DELETE /cart/deleteitem', { code }),
    order: () => cart.call('POST /order/create', { cartId: cart.cartId }),
    add: () => cart.call('POST /cart/additem', { productId, code, quantity: 1 }),
  };
  const done: Done[] = [];
  for (const one of actions) {
    await pause(one.after);
    const began = performance.now();
    const ok = await retryWhileBusy(() => calls[one.what](one.to));
    done.push({ ...one, began, ended: performance.now(), ok });
  }
  return done;
}

/** The effect of one action alone, and whether it succeeds. */
function applyAction({ ordered, inCart }: State, { what, to }: CartAction): State & { ok: boolean } {
  if (what === 'add') return { ordered, inCart: inCart + 1, ok: true };
  if (what === 'order') return { ordered: ordered ?? inCart, inCart: ordered === null ? 0 : inCart, ok: true };
  return { ordered, inCart: inCart > 0 && what === 'change' ? to : 0, ok: inCart > 0 };
}

/**
 * Whether some serial order of the actions gives these answers and this state; an action that ended before another started comes
 * first.
 */
function isSerial(actions: readonly Done[], end: State, state: State = { ordered: null, inCart: 2 }): boolean {
  if (actions.length === 0) return state.ordered === end.ordered && state.inCart === end.inCart;
  const firstEnd = Math.min(...actions.map(({ ended }) => ended));
  return actions.some((one, n) => {
    if (one.began > firstEnd) return false;
    const { ok, ...next } = applyAction(state, one);
    return ok === one.ok && isSerial(actions.toSpliced(n, 1), end, next);
  });
}

/** Units per product in the order, if there is one, and in the open cart. */
async function outcome(cart: MadeCart, products: readonly MadeProduct[]) {
  const { rows } = await api.db.query<{ code: string; quantity: number }>(
    'select l.code, l.quantity from purchase.order o join purchase.order_line l on l.order_id = o.id where o.cart_id = $1',
    [cart.cartId],
  );
  const open = (await cart.call('GET /cart/listcart')).json<CartView>().cart?.products ?? [];
  const unitsOf = (lines: readonly { code: string; quantity: number }[], { code }: MadeProduct) =>
    lines.filter((line) => line.code === code).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    isOrdered: rows.length > 0,
    ordered: products.map((product) => unitsOf(rows, product)),
    inCart: products.map((product) => unitsOf(open, product)),
  };
}

test('two tabs that change, remove, add and order in one cart have the effect of some serial order · API-26 API-27 API-28 C6', async () => {
  const soap = await makeProduct(api.db, { stock: 99_000 });
  const gel = await makeProduct(api.db, { stock: 99_000 });
  const tabs = fc.sample(fc.tuple(tab, tab), howOften(150, 1_000));
  const carts = await makeCarts(
    api,
    tabs.map(() => [
      [soap, 2],
      [gel, 1],
    ]),
  );
  const units = await countUnits(api.db);
  const contested = carts.map((cart, n) => ({ cart, tabs: tabs[n] ?? [] }));
  const lane = async () => {
    for (let next = contested.shift(); next; next = contested.shift()) {
      const { cart } = next;
      const done = (await Promise.all(next.tabs.map((actions) => runTab(cart, soap, actions)))).flat();
      const { isOrdered, ordered, inCart } = await outcome(cart, [soap, gel]);
      const [soapOrdered = 0, gelOrdered] = ordered;
      const how = JSON.stringify({ done, ordered, inCart });
      expect(isSerial(done, { ordered: isOrdered ? soapOrdered : null, inCart: inCart[0] ?? 0 }), how).toBe(true);
      expect([gelOrdered, inCart[1]], how).toEqual(isOrdered ? [1, 0] : [0, 1]);
    }
  };
  await Promise.all([1, 2, 3].map(lane));
  expect(await audit(api.db, { units })).toEqual([]);
});
