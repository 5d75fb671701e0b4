import type { VisitNote } from '@tonalia/contract/seller-day';
import { createStore, useStore } from '../../state/store.ts';
import { call } from '../http/client.ts';
import { serverNow } from '../http/server-clock.ts';
import { watchSession } from '../session/session.ts';
import { visitStore } from './device-store.ts';
import { outboxOwner } from './scope.ts';
import { createSender } from './sender.ts';
import { newOrderId } from './unsent-order.ts';
import type { UnsentVisit } from './unsent-visit.ts';

const view = createStore<readonly UnsentVisit[]>([]);
/** The notes of the signed-in seller that are not sent, the oldest first. */
export const useUnsentVisits = (): readonly UnsentVisit[] => useStore(view);

async function visitsOf(seller: string): Promise<UnsentVisit[]> {
  const all = await (await visitStore()).readAll();
  // the ids sort by age
  return all
    .filter(({ sellerId }) => sellerId === seller)
    .toSorted((a, b) => a.clientVisitId.localeCompare(b.clientVisitId));
}

/** Shows what the device has. */
export async function showVisits(): Promise<void> {
  const seller = outboxOwner();
  view.set(seller === null ? [] : await visitsOf(seller).catch(() => []));
}

/** Stores a note of a visit and sends it. Resolves to its time when it is on the disk; throws `NotStored`. */
export async function leaveVisit(visit: Omit<VisitNote, 'clientVisitId' | 'takenAt'>): Promise<string> {
  const sellerId = outboxOwner();
  if (sellerId === null) throw new Error('a visit needs a seller');
  const takenAt = new Date(serverNow() ?? Date.now()).toISOString();
  await (await visitStore()).write({ ...visit, clientVisitId: newOrderId(), sellerId, takenAt });
  await showVisits();
  void sendVisits();
  return takenAt;
}

const forget = async ({ clientVisitId }: UnsentVisit): Promise<void> => {
  await (await visitStore()).remove(clientVisitId);
  await showVisits();
};

const send = createSender<UnsentVisit, null>({
  owner: outboxOwner,
  watchOwner: watchSession,
  waiting: visitsOf,
  send: async ({ sellerId: _, ...body }, signal) => {
    await call('purchase', 'POST /seller-day/visits', { body, signal });
    return null;
  },
  // no answer of the server has questions
  asks: 'ORDER_ASKS',
  // A note that is refused, as of a customer that went to another seller, is of no use on this device.
  settle: forget,
  sending: () => {},
  oneAtATime: (work) => (navigator.locks ? navigator.locks.request('tonalia-visits', work) : work()),
});

/** Sends the notes that wait. */
export const sendVisits = (): Promise<void> => send().catch(() => undefined);
