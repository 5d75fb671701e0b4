import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import { createStore, patch, useStore } from '../../state/store.ts';
import { isOnline } from '../../native/connection.ts';
import { call } from '../http/client.ts';
import { chooseCustomer, currentSession, watchSession } from '../session/session.ts';
import { registrationStore } from './device-store.ts';
import { moveDrafts } from './move-drafts.ts';
import { otherTabs, outboxOwner } from './scope.ts';
import { createSender } from './sender.ts';
import { type UnsentRegistration, registrationRequest } from './unsent-registration.ts';

/** The customers of the signed-in seller that are not registered yet. */
export interface RegistrationsView {
  /** Of this device, the oldest first; null until they are read. */
  kept: readonly UnsentRegistration[] | null;
  /** Those that ask, of all devices of the seller; null until the server answered. */
  asking: readonly SellerRegistration[] | null;
}

const nothing: RegistrationsView = { kept: null, asking: null };
const view = createStore<RegistrationsView>(nothing);
export const useRegistrations = (): RegistrationsView => useStore(view);
export const { get: registrationsNow, watch: watchRegistrations } = view;

/** The registrations of a seller on this device, the oldest first. */
export async function registrationsOf(seller: string): Promise<UnsentRegistration[]> {
  const all = await (await registrationStore()).readAll();
  return all.filter(({ sellerId }) => sellerId === seller).toSorted((a, b) => a.position - b.position);
}

/** Shows what the device has. */
export async function showRegistrations(): Promise<void> {
  const seller = outboxOwner();
  if (seller === null) return view.set(nothing);
  const kept = await registrationsOf(seller).catch(() => null);
  if (kept === null) return;
  if (outboxOwner() !== seller) return;
  patch(view, { kept });
  goOn(kept);
}

/** Acts for the customer that a chosen registration became, also when the app was killed in between; for none when it was given up. */
function goOn(kept: readonly UnsentRegistration[]): void {
  const { customer: chosen } = currentSession();
  if (!chosen?.isUnsent) return;
  const of = kept.find(({ clientRegistrationId }) => clientRegistrationId === chosen.customerId);
  const { isUnsent: _, ...known } = chosen;
  if (!of) chooseCustomer(null);
  else if (of.customer) chooseCustomer({ ...known, customerId: of.customer.customerId, name: of.customer.name });
}

async function write(one: UnsentRegistration): Promise<void> {
  await (await registrationStore()).write(one);
  await changed();
}

async function changed(): Promise<void> {
  otherTabs()?.postMessage('changed');
  await showRegistrations();
}

/** Stores a customer to register. Resolves when it is on the disk, throws `NotStored`; the same id again is the same customer. */
export async function leaveRegistration(
  one: Omit<UnsentRegistration, 'position' | 'progress' | 'problem' | 'customer'>,
): Promise<void> {
  const all = await (await registrationStore()).readAll().catch(() => []);
  if (all.some(({ clientRegistrationId }) => clientRegistrationId === one.clientRegistrationId)) return;
  const position = Math.max(0, ...all.map((other) => other.position)) + 1;
  await write({ ...one, position, progress: 'waiting', problem: null, customer: null });
}

/** Removes a registration from this device; orders that wait for it are then refused. */
export async function forgetRegistration(id: string): Promise<void> {
  await (await registrationStore()).remove(id);
  await changed();
}

/** Lets a refused registration be sent again. */
export const retryRegistration = (one: UnsentRegistration): Promise<void> =>
  write({ ...one, progress: 'waiting', problem: null });

/** Stores the customer that a registration became. */
async function becomes(
  one: UnsentRegistration,
  { customerId, name, addressId }: Omit<NonNullable<UnsentRegistration['customer']>, 'at'>,
): Promise<void> {
  await moveDrafts(one.sellerId, one.clientRegistrationId, customerId).catch(() => null);
  const customer = { customerId, name, addressId, at: new Date().toISOString() };
  await write({ ...withoutPhotos(one), progress: 'sent', problem: null, customer });
}

/** The server has them: the device needs the space. */
const withoutPhotos = ({ photos: _, ...rest }: UnsentRegistration): UnsentRegistration => rest;

const send = createSender<UnsentRegistration, Omit<NonNullable<UnsentRegistration['customer']>, 'at'>>({
  owner: outboxOwner,
  watchOwner: watchSession,
  waiting: async (seller) => (await registrationsOf(seller)).filter(({ progress }) => progress === 'waiting'),
  send: async (one, signal) =>
    (await call('customers', 'POST /seller-registrations', { body: registrationRequest(one), signal })).results,
  asks: 'REGISTRATION_ASKS',
  settle: (one, { state, problem, made }) =>
    made
      ? becomes(one, made)
      : write({ ...(state === 'asks' ? withoutPhotos(one) : one), progress: state, problem, customer: null }),
  sending: () => {},
  oneAtATime: (work) => (navigator.locks ? navigator.locks.request('tonalia-registrations', work) : work()),
});

/** Sends the customers that wait, in order, and reads what became of those that ask. */
export async function sendRegistrations(): Promise<void> {
  await send().catch(() => null);
  await readAsking();
}

/** Reads what asks on all devices of the seller, and what became of the registrations of this one that asked. */
export async function readAsking(): Promise<void> {
  const seller = outboxOwner();
  if (seller === null || !isOnline()) return;
  const query = { status: 'waits', limit: 100 } as const; // as: a state of the contract
  const page = await call('customers', 'GET /seller-registrations', { query }).catch(() => null);
  if (page === null || outboxOwner() !== seller) return;
  patch(view, { asking: page.results });
  const open = new Set(page.results.map(({ clientRegistrationId }) => clientRegistrationId));
  for (const one of await registrationsOf(seller).catch(() => [])) {
    const params = { clientRegistrationId: one.clientRegistrationId };
    if (one.progress !== 'asks' || open.has(params.clientRegistrationId) || page.total > page.results.length) continue;
    const now = await call('customers', 'GET /seller-registrations/{clientRegistrationId}', { params }).catch(
      () => null,
    );
    if (now?.results.status === 'discarded') await forgetRegistration(params.clientRegistrationId).catch(() => null);
    if (now?.results.customer) await becomes(one, now.results.customer).catch(() => null);
  }
}
