import type { QueryClient } from '@tanstack/react-query';
import { watchConnection } from '../../native/connection.ts';
import { once } from '../../state/once.ts';
import { newKey } from '../http/idempotency-key.ts';
import { currentSession, watchSession } from '../session/session.ts';
import type { Edit } from './cart-edits.ts';
import { lineId } from './cart-line.ts';
import type { AddOutcome, AddRequest, EditableLine } from './cart-line.ts';
import { awaitOutcome, reportAdded, reportRefused, reportWaiting } from './edit-outcome.ts';
import { dropEdit, editsOf, hideEditsOfOthers, isEditKey, storeEdit } from './edit-store.ts';
import { createQueue } from './queue.ts';
import { readCartOf, sendEdit } from './send-edit.ts';
import { chooseQuantity, chosenQuantity } from './shown/cart-changes.ts';
import { forgetSeenCartsOfOthers } from './shown/seen-cart.ts';
import { isShown, reloadCart, serverCart, showCartIn, showEdits, showSent } from './shown/show-edits.ts';
import { addedLines, shownLine } from './shown/shown-line.ts';

export { alertCustomerRequired } from './edit-outcome.ts';

/** The queue of this page. Tabs take turns. */
const queue = createQueue({
  owner: () => currentSession().user?._id ?? null,
  edits: editsOf,
  keep: storeEdit,
  drop: dropEdit,
  send,
  refused,
  changed: show,
  oneAtATime: (work) => (navigator.locks ? navigator.locks.request('tonalia-cart', work) : work()),
});

const waitingEdits = (): Edit[] => editsOf(currentSession().user?._id ?? '');

const MAX_WAIT_MS = 10_000;

/** Adds to the cart and shows the outcome, unless `quiet`. Without a network the edit is stored and sent later. */
export function addToCart(cache: QueryClient, body: AddRequest, here: string, quiet: boolean): Promise<AddOutcome> {
  startCartQueue(cache);
  const edit: Edit = { ...newEdit(), kind: 'add', body, shown: addedLines(cache, body) };
  return new Promise((resolve) => {
    awaitOutcome(edit.key, { here, quiet, settle: resolve });
    queue.push(edit);
    // The edit is stored, so the button need not wait for a slow response.
    setTimeout(() => reportAdded(edit.key), MAX_WAIT_MS);
  });
}

/** Taps within this time become one write. */
const MERGE_MS = 400;

/** Sets the quantity of a line; 0 removes it. When the server refuses, the quantity is restored and an alert says why. */
export function setLine(cache: QueryClient, line: EditableLine, quantity: number, here: string): void {
  startCartQueue(cache);
  const shown = shownLine(cache, line, quantity);
  const { key } = queue.push({ ...newEdit(), kind: 'set', line, quantity, shown }, MERGE_MS);
  awaitOutcome(key, { here, quiet: true });
  // A newer tap has its own write.
  if (chosenQuantity(lineId(line)) === quantity) chooseQuantity(lineId(line), null);
}

/** Removes a line from the cart, unless the session has ended. */
export function removeLine(cache: QueryClient, line: EditableLine): void {
  if (currentSession().customer !== null) {
    startCartQueue(cache);
    queue.push({ ...newEdit(), kind: 'remove', line, quantity: 0, shown: undefined });
  }
  chooseQuantity(lineId(line), null);
}

/** The fields common to all edits. */
function newEdit() {
  const { user, customer } = currentSession();
  if (user === null || customer === null) throw new Error('a cart needs a customer');
  const last = waitingEdits().at(-1)?.at ?? 0;
  return { key: newKey(), owner: user._id, customerId: customer.customerId, at: Math.max(Date.now(), last + 1) };
}

async function send(edit: Edit, hasWaited: boolean): Promise<void> {
  const wasShown = isShown(edit);
  const mustReadCart = edit.kind === 'set' && edit.way === undefined && (hasWaited || !wasShown);
  const view = await sendEdit(edit, mustReadCart ? await readCartOf(edit) : serverCart(), storeEdit);
  if (wasShown) await showSent(edit, view, hasWaited);
  reportAdded(edit.key, edit.kind === 'set' && view === null && edit.quantity > 0);
  dropEdit(edit);
  show();
}

function refused(edit: Edit, cause: unknown): void {
  reportRefused(edit, cause);
  dropEdit(edit);
  show();
}

function show(): void {
  const edits = waitingEdits();
  showEdits(edits, queue.isStuck());
  reportWaiting(edits, queue.isStuck());
}

/** Sends waiting edits now, on the shopper's request. */
export const sendWaiting = queue.retry;

/** Sends what can be sent, and returns whether no edit is left. */
export async function isAllSent(): Promise<boolean> {
  await queue.retry();
  return waitingEdits().length === 0;
}

/** Shows unsent edits over the cart in `cache`, and sends them. */
export function startCartQueue(cache: QueryClient): void {
  showCartIn(cache);
  followPage();
}

const followPage = once(() => {
  watchSession(hideOtherOwners);
  watchSession(resume);
  watchConnection(resume);
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!isEditKey(key)) return;
    // Another tab sent the edit.
    if (newValue === null) reloadCart();
    resume();
  });
  hideOtherOwners();
  resume();
});

function resume(): void {
  show();
  if (document.visibilityState !== 'hidden') void queue.retry();
}

function hideOtherOwners(): void {
  const here = currentSession().user?._id;
  if (here === undefined) return;
  hideEditsOfOthers(here);
  forgetSeenCartsOfOthers(here);
}
