import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { onResume } from '../../native/app-life.ts';
import { isOnline, watchConnection } from '../../native/connection.ts';
import { once } from '../../state/once.ts';
import { createStore, patch, useStore } from '../../state/store.ts';
import { setUnsentOrders } from '../../state/unsent-orders.ts';
import { call } from '../http/client.ts';
import { watchSession } from '../session/session.ts';
import { orderStore } from './device-store.ts';
import { forgetDrafts } from './kept-drafts.ts';
import { ordersToSend } from './orders-to-send.ts';
import {
  forgetRegistration,
  registrationsNow,
  registrationsOf,
  sendRegistrations,
  showRegistrations,
  watchRegistrations,
} from './registrations.ts';
import { otherTabs as tabs, outboxOwner as owner } from './scope.ts';
import { createSender } from './sender.ts';
import { sendVisits, showVisits } from './visits.ts';
import { settledDrafts } from './settled-drafts.ts';
import { type UnsentOrder, isPast, requestOf } from './unsent-order.ts';

/** The orders of the signed-in seller, as the screens show them. */
export interface OutboxView {
  /** Of this device, the oldest first; null until they are read. */
  orders: readonly UnsentOrder[] | null;
  /** Orders that ask, of all devices of the seller, as the server lists them; null until it answered. */
  drafts: readonly SellerOrder[] | null;
  sendingId: string | null;
  /** Lines of the orders that are being sent one after the other, and how many of them are placed. */
  run: { lines: number; accepted: number };
  /** The device does not read its orders. */
  isUnreadable: boolean;
}

const nothing: OutboxView = {
  orders: null,
  drafts: null,
  sendingId: null,
  run: { lines: 0, accepted: 0 },
  isUnreadable: false,
};
const view = createStore<OutboxView>(nothing);
export const useOutbox = (): OutboxView => useStore(view);

/** The orders of a seller on this device, the oldest first. */
export async function ordersOf(seller: string): Promise<UnsentOrder[]> {
  const all = await (await orderStore()).readAll();
  return all.filter(({ sellerId }) => sellerId === seller).toSorted((a, b) => a.position - b.position);
}

/** The lines of quick orders that are in a stored order of this seller. */
export const leftLineKeys = async (seller: string): Promise<ReadonlySet<string>> =>
  new Set((await ordersOf(seller)).flatMap(({ lineKeys = [] }) => lineKeys));

async function showOrders(): Promise<void> {
  const seller = owner();
  if (seller === null) return view.set(nothing);
  try {
    const orders = await ordersOf(seller);
    // The identity may have changed during the read.
    if (owner() === seller) patch(view, { orders, isUnreadable: false });
  } catch {
    patch(view, { isUnreadable: true });
  }
  count();
}

function count(): void {
  const { orders, drafts } = view.get();
  const open = (orders ?? []).filter(({ state }) => state !== 'sent').map(({ clientOrderId }) => clientOrderId);
  const { kept, asking } = registrationsNow();
  const unsent = (kept ?? []).filter(({ progress }) => progress !== 'sent');
  const ids = [
    ...open,
    ...(drafts ?? []).map(({ clientOrderId }) => clientOrderId),
    ...[...unsent, ...(asking ?? [])].map(({ clientRegistrationId }) => clientRegistrationId),
  ];
  setUnsentOrders(new Set(ids).size);
}

/** Writes an order and shows it in every tab. Throws `NotStored`. */
async function write(order: UnsentOrder): Promise<void> {
  await (await orderStore()).write(order);
  await changed();
}

async function changed(): Promise<void> {
  tabs()?.postMessage('changed');
  await showOrders();
}

/** Shows what this device keeps: customers to register, then orders. */
export async function showKept(): Promise<void> {
  await Promise.all([showRegistrations(), showVisits()]);
  await showOrders();
}

/** Stores an order to send. Resolves when it is on the disk, throws `NotStored`; the same id again is the same order. */
export async function leaveToSend(
  order: Omit<UnsentOrder, 'position' | 'state' | 'problem' | 'placed'>,
): Promise<void> {
  const all = await (await orderStore()).readAll().catch(() => []);
  const known = all.find(({ clientOrderId }) => clientOrderId === order.clientOrderId);
  const position = known?.position ?? Math.max(0, ...all.map((one) => one.position)) + 1;
  if (!known) await write({ ...order, position, state: 'waiting', problem: null, placed: null });
  void sendOrders();
}

/** Removes an order that was refused from this device, or one that another device settled. */
export async function forgetOrder(clientOrderId: string): Promise<void> {
  await (await orderStore()).remove(clientOrderId);
  await changed();
}

/** Sends an order again that was refused. */
export async function tryAgain(order: UnsentOrder): Promise<void> {
  await write({ ...order, state: 'waiting', problem: null });
  void sendOrders();
}

const send = createSender<UnsentOrder, NonNullable<UnsentOrder['placed']>>({
  owner,
  watchOwner: watchSession,
  waiting: async (seller) => {
    const { ready, lost } = ordersToSend(await ordersOf(seller), await registrationsOf(seller));
    for (const order of lost) await write(order);
    patch(view, { run: { lines: ready.reduce((sum, { lines }) => sum + lines.length, 0), accepted: 0 } });
    return ready;
  },
  send: async (order, signal) => {
    // with its customer on the disk first: the same order must name the same customer for ever
    if (order.registrationId !== undefined) await write(order);
    const { results } = await call('purchase', 'POST /seller-orders', { body: requestOf(order), signal });
    return { orderCode: results.orderCode, total: results.total, at: new Date().toISOString() };
  },
  asks: 'ORDER_ASKS',
  settle: async (order, { made, ...outcome }) => {
    await write({ ...order, ...outcome, placed: made });
    const { lines, accepted } = view.get().run;
    const own = order.lines.length;
    // what asks or is refused is not part of what goes through
    patch(view, { run: made === null ? { lines: lines - own, accepted } : { lines, accepted: accepted + own } });
  },
  sending: (order) => patch(view, { sendingId: order?.clientOrderId ?? null }),
  oneAtATime: (work) => (navigator.locks ? navigator.locks.request('tonalia-outbox', work) : work()),
});

/** Sends what waits, in order: customers to register before the orders taken for them. A device that does not read or write its orders tries again later. */
export async function sendOrders(): Promise<void> {
  if (view.get().isUnreadable) await showOrders();
  await sendRegistrations();
  await sendVisits();
  await send().catch(() => null);
  await readDrafts();
}

/** Reads what asks on all devices of the seller, and what became of the orders of this one that asked. */
export async function readDrafts(): Promise<void> {
  const seller = owner();
  if (seller === null || !isOnline()) return;
  const query = { status: 'waits', limit: 100 } as const; // as: a state of the contract
  const page = await call('purchase', 'GET /seller-orders', { query }).catch(() => null);
  if (page === null || owner() !== seller) return;
  patch(view, { drafts: page.results });
  count();
  for (const order of await settledDrafts(await ordersOf(seller).catch(() => []), page))
    await (order.state === 'discarded' ? forgetOrder(order.order.clientOrderId) : write(order.order)).catch(() => null);
}

const MINUTE_MS = 60_000;

/** Shows and sends the seller's orders from now on: at once, when the network or the person returns, and each minute. */
export const startOutbox = once(async (): Promise<void> => {
  const go = () => void (isOnline() && document.visibilityState !== 'hidden' && sendOrders());
  watchSession(() => {
    patch(view, { drafts: null });
    void forgetDrafts(owner()).catch(() => null);
    void showKept();
    go();
  });
  watchRegistrations(count);
  watchConnection(go);
  onResume(go);
  setInterval(go, MINUTE_MS);
  tabs()?.addEventListener('message', () => void showKept());
  await forgetPast();
  await forgetDrafts(owner()).catch(() => null);
  await showKept();
  await sendOrders();
});

async function forgetPast(): Promise<void> {
  const store = await orderStore();
  for (const order of await store.readAll().catch(() => []))
    if (isPast(order, Date.now())) await store.remove(order.clientOrderId).catch(() => null);
  const seller = owner();
  const registrations = seller === null ? [] : await registrationsOf(seller).catch(() => []);
  const orders = seller === null ? [] : await ordersOf(seller).catch(() => null);
  for (const { clientRegistrationId: id, customer } of registrations) {
    const isNeeded = orders === null || orders.some((order) => order.customer.id === id);
    if (customer && !isNeeded && isPast({ placed: customer }, Date.now()))
      await forgetRegistration(id).catch(() => null);
  }
}
