import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createSender } from './sender.ts';
import { type UnsentOrder, isPast, newOrderId, requestOf } from './unsent-order.ts';

const makeOrder = (position: number, change: Partial<UnsentOrder> = {}): UnsentOrder => ({
  clientOrderId: `order-${position}`,
  sellerId: 'diana',
  position,
  customer: { id: 'c1', name: 'Salón Nubia' },
  takenAt: '2026-11-23T16:42:00.000Z',
  snapshotAt: '2026-11-23T12:12:00.000Z',
  lines: [
    { code: 'TS-71', quantity: 3, priceSeen: 12_900, dateSeen: null, name: '7.1', color: null, image: '', tile: '' },
  ],
  addressId: 'a1',
  paymentMethod: 'cash_on_delivery',
  expectedTotal: 38_700,
  shipping: 0,
  comments: '',
  state: 'waiting',
  problem: null,
  placed: null,
  ...change,
});
const placed = { orderCode: 'TN-1', total: 38_700, at: '2026-11-23T17:00:00.000Z' };
const refusal = (status: number, code: string) => new ApiError(status, code as never, `no: ${code}`); // as: codes of the table

/** A device with orders, and a server that answers by script. */
function device(orders: UnsentOrder[], answer: (order: UnsentOrder) => Promise<typeof placed> | typeof placed) {
  const stored = new Map(orders.map((order) => [order.clientOrderId, order]));
  const sent: string[] = [];
  const world = { owner: 'diana' as string | null, watchers: new Set<() => void>(), signals: [] as AbortSignal[] };
  const send = createSender<UnsentOrder, typeof placed>({
    owner: () => world.owner,
    watchOwner: (listener) => {
      world.watchers.add(listener);
      return () => world.watchers.delete(listener);
    },
    waiting: async (seller) =>
      [...stored.values()].filter(({ sellerId, state }) => sellerId === seller && state === 'waiting'),
    send: async (order, signal) => {
      sent.push(order.clientOrderId);
      world.signals.push(signal);
      return answer(order);
    },
    asks: 'ORDER_ASKS',
    settle: async (order, { made, ...outcome }) =>
      void stored.set(order.clientOrderId, { ...order, ...outcome, placed: made }),
    sending: () => {},
    oneAtATime: (work) => work(),
  });
  const states = () => [...stored.values()].map(({ state }) => state);
  const becomes = (owner: string | null) => {
    world.owner = owner;
    for (const tell of world.watchers) tell();
  };
  return { send, sent, states, stored, becomes, world };
}

test('orders go one after the other, and each is asked about once · SEL-106', async () => {
  const { send, sent, states } = device([makeOrder(1), makeOrder(2)], () => placed);
  await Promise.all([send(), send()]);
  expect(sent).toEqual(['order-1', 'order-2']);
  expect(states()).toEqual(['sent', 'sent']);
});

test('an order without an answer stays with its id, and those behind it wait', async () => {
  let isOnline = false;
  const { send, sent, states } = device([makeOrder(1), makeOrder(2)], () => {
    if (!isOnline) throw refusal(0, 'OFFLINE');
    return placed;
  });
  await send();
  expect([sent, states()]).toEqual([['order-1'], ['waiting', 'waiting']]);
  isOnline = true;
  await send();
  expect(sent).toEqual(['order-1', 'order-1', 'order-2']);
  expect(states()).toEqual(['sent', 'sent']);
});

test.each([
  [404, 'CUSTOMER_NOT_FOUND', 'refused'],
  [400, 'VALIDATION', 'refused'],
  [409, 'ORDER_ASKS', 'asks'],
  [409, 'ORDER_DISCARDED', 'refused'],
  [500, 'INTERNAL', 'waiting'],
])('a response %i %s is %s, once, and the next order goes', async (status, code, state) => {
  const { send, sent, states, stored } = device([makeOrder(1), makeOrder(2)], ({ position }) => {
    if (position === 1) throw refusal(status, code);
    return placed;
  });
  await send();
  expect([sent, states()]).toEqual([
    ['order-1', 'order-2'],
    [state, 'sent'],
  ]);
  expect(stored.get('order-1')?.problem).toBe(state === 'refused' ? `no: ${code}` : null);
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'UNAVAILABLE'],
])('a response %i %s decides nothing and ends the run', async (status, code) => {
  const { send, sent, states } = device([makeOrder(1), makeOrder(2)], () => {
    throw refusal(status, code);
  });
  await send();
  expect([sent, states()]).toEqual([['order-1'], ['waiting', 'waiting']]);
});

test('another identity ends the call, and its refusal touches no order; the order goes when its seller returns', async () => {
  let refuse = (_: unknown): void => {};
  let isBack = false;
  const { send, states, becomes, world, sent } = device([makeOrder(1)], () =>
    isBack ? placed : new Promise<typeof placed>((_, reject) => (refuse = reject)),
  );
  const running = send();
  await expect.poll(() => sent.length).toBe(1);
  becomes('otra');
  expect(world.signals[0]?.aborted).toBe(true);
  refuse(refusal(404, 'CUSTOMER_NOT_FOUND'));
  await running;
  expect(states()).toEqual(['waiting']);
  await send();
  expect(sent).toEqual(['order-1']);
  isBack = true;
  becomes('diana');
  await send();
  expect([sent, states()]).toEqual([['order-1', 'order-1'], ['sent']]);
});

test('an order that comes while the last one is on its way is sent too', async () => {
  let finish = (_: typeof placed): void => {};
  const { send, stored, states } = device([makeOrder(1)], ({ position }) =>
    position === 1 ? new Promise<typeof placed>((resolve) => (finish = resolve)) : placed,
  );
  void send();
  stored.set('order-2', makeOrder(2));
  void send();
  await expect.poll(() => finish.length).toBe(1);
  finish(placed);
  await expect.poll(states).toEqual(['sent', 'sent']);
});

test('what is sent is only what the server takes, and the same each time', () => {
  const order = makeOrder(1, { comments: 'Timbre dañado' });
  expect(JSON.stringify(requestOf(order))).toBe(JSON.stringify(requestOf({ ...order, state: 'refused' })));
  expect(requestOf(order).lines).toEqual([{ code: 'TS-71', quantity: 3, priceSeen: 12_900, dateSeen: null }]);
  expect(requestOf(makeOrder(1))).not.toHaveProperty('comments');
});

test('SEL-202: an order to send says that it wants one delivery; one of an older version sends what it sent', () => {
  expect(requestOf(makeOrder(1, { together: true }))).toHaveProperty('together', true);
  expect(requestOf(makeOrder(1))).not.toHaveProperty('together');
  expect(requestOf(makeOrder(1, { together: false }))).not.toHaveProperty('together');
});

test('an id is a UUID of the seventh kind that sorts by time, and none comes twice', () => {
  const ids = Array.from({ length: 200 }, (_, at) => newOrderId(1_700_000_000_000 + at));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 200 }, () => newOrderId(0))).size).toBe(200);
});

test('a sent order is forgotten after two days, another one never', () => {
  const now = Date.parse(placed.at);
  expect(isPast(makeOrder(1, { state: 'sent', placed }), now + 47 * 3_600_000)).toBe(false);
  expect(isPast(makeOrder(1, { state: 'sent', placed }), now + 49 * 3_600_000)).toBe(true);
  expect(isPast(makeOrder(1), now + 999 * 3_600_000)).toBe(false);
});
