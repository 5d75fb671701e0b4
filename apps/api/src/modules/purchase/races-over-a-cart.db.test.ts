import { setTimeout as pause } from 'node:timers/promises';
import type { CartView } from '@tonalia/contract/purchase';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type MadeCart, makeCarts } from '../../../test/make-carts.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 1_200_000 });

const api = useApi();

/** What a tab does, and how long after what it did before, in ms. */
interface Deed {
  what: 'change' | 'remove' | 'order' | 'add';
  /** Units, of `change`. */
  to: number;
  after: number;
}

/** A deed that was answered. */
interface Done extends Deed {
  began: number;
  ended: number;
  ok: boolean;
}

/** Units of the soap: in the order, when there is one, and in the cart. */
interface State {
  ordered: number | null;
  inCart: number;
}

const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom('change', 'remove', 'order', 'add'),
  to: fc.integer({ min: 1, max: 7 }),
  after: fc.integer({ min: 0, max: 12 }),
});
const tab = fc.array(deed, { minLength: 1, maxLength: 3 });

/** Whoever is told to come back, because the connections were busy, does. */
async function insist(send: () => ReturnType<MadeCart['call']>): Promise<boolean> {
  const { statusCode } = await send();
  if (statusCode === 503) return insist(send);
  expect(statusCode).toBeLessThan(500);
  return statusCode === 200;
}

async function work(cart: MadeCart, { id: productId, code }: MadeProduct, deeds: readonly Deed[]): Promise<Done[]> {
  const calls = {
    change: (quantity: number) => cart.call('PUT /cart/changequantityitem', { code, quantity }),
    remove: () => cart.call('DELETE /cart/deleteitem', { code }),
    order: () => cart.call('POST /order/create', { cartId: cart.cartId }),
    add: () => cart.call('POST /cart/additem', { productId, code, quantity: 1 }),
  };
  const done: Done[] = [];
  for (const one of deeds) {
    await pause(one.after);
    const began = performance.now();
    const ok = await insist(() => calls[one.what](one.to));
    done.push({ ...one, began, ended: performance.now(), ok });
  }
  return done;
}

/** What one deed alone makes of it, and whether it is answered as done. */
function act({ ordered, inCart }: State, { what, to }: Deed): State & { ok: boolean } {
  if (what === 'add') return { ordered, inCart: inCart + 1, ok: true };
  if (what === 'order') return { ordered: ordered ?? inCart, inCart: ordered === null ? 0 : inCart, ok: true };
  return { ordered, inCart: inCart > 0 && what === 'change' ? to : 0, ok: inCart > 0 };
}

/** Whether the deeds, one after the other in some order, are answered so and leave this; none before another that was over when it began. */
function isSerial(deeds: readonly Done[], end: State, state: State = { ordered: null, inCart: 2 }): boolean {
  if (deeds.length === 0) return state.ordered === end.ordered && state.inCart === end.inCart;
  const firstEnd = Math.min(...deeds.map(({ ended }) => ended));
  return deeds.some((one, n) => {
    if (one.began > firstEnd) return false;
    const { ok, ...next } = act(state, one);
    return ok === one.ok && isSerial(deeds.toSpliced(n, 1), end, next);
  });
}

/** Units of each in the order, none when there is no order, and in the cart that is open now. */
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

test('two tabs that change, remove, add and order in one cart leave what one after the other would, and no line is lost or comes back · API-26 API-27 API-28 C6', async () => {
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
      const done = (await Promise.all(next.tabs.map((deeds) => work(cart, soap, deeds)))).flat();
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
