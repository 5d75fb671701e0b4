import type { QueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { CartView } from '@tonalia/contract/purchase';
import { alertWith } from '../../state/alerts.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { ApiError } from '../http/api-error.ts';
import { pendingOf } from './cart-edits.ts';
import type { Edit } from './cart-edits.ts';
import { lineId } from './cart-line.ts';
import type { AddOutcome, AddRequest, Settable } from './cart-line.ts';
import { createQueue } from './queue.ts';
import { checkCustomer, isCustomerGone } from '../session/customer-gone.ts';
import { dropEdit, editsOf, hideEditsOfOthers, isEditKey, storeEdit } from './edit-store.ts';
import { keys } from '../queries/queries.ts';
import { forgetSeenCartsOfOthers, storeSeenCart, restoreSeenCart } from './seen-cart.ts';
import { readCartOf, sendEdit } from './send-edit.ts';
import { currentSession, watchSession } from '../session/session.ts';
import { addedLines, shownLine } from './shown-line.ts';
import { setPendingEdits, chooseQuantity, chosenQuantity } from './pending-quantities.ts';
import { withPending } from './with-pending.ts';
import { newKey } from '../http/idempotency-key.ts';
import { watchConnection } from '../../native/connection.ts';

/** The caller on this page that waits for the outcome of an edit. */
interface EditCaller {
  here: string;
  quiet: boolean;
  settle: (outcome: AddOutcome) => void;
}

const callers = new Map<string, EditCaller>();
let cache: QueryClient | null = null;

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

// From now on the cart shows unconfirmed edits.
setPendingEdits(new Map(), 0, withPending);

/** Shows unsent edits and sends them. Runs once for each page; a later call only replaces the cache that shows the cart. */
export function startCartQueue(shownIn: QueryClient): void {
  const isFirst = cache === null;
  cache = shownIn;
  if (!isFirst) return;
  hideOtherOwners();
  watchSession(hideOtherOwners);
  watchSession(resume);
  watchConnection(resume);
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!isEditKey(key)) return;
    // Another tab sent the edit.
    if (newValue === null) void cache?.invalidateQueries({ queryKey: keys.cart });
    resume();
  });
  resume();
}

let lastHere: string | undefined;

function hideOtherOwners(): void {
  const here = currentSession().user?._id;
  if (here === undefined || here === lastHere) return;
  lastHere = here;
  hideEditsOfOthers(here);
  forgetSeenCartsOfOthers(here);
}

function resume(): void {
  show();
  if (document.visibilityState !== 'hidden') void queue.retry();
}

/** Sends waiting edits now, on the shopper's request. */
export const sendWaiting = (): Promise<void> => queue.retry();

/** Sends what can be sent, and returns whether no edit is left. */
export async function isAllSent(): Promise<boolean> {
  await queue.retry();
  return editsOf(currentSession().user?._id ?? '').length === 0;
}

function show(): void {
  const { user, customer } = currentSession();
  const edits = user ? editsOf(user._id) : [];
  const ofCustomer = edits.filter(({ customerId }) => customerId === customer?.customerId);
  if (user && customer) storeBaseCart(user._id, customer.customerId, ofCustomer.length > 0);
  setPendingEdits(pendingOf(ofCustomer), queue.isStuck() ? edits.length : 0, withPending);
  const remaining = new Set(edits.map(({ key }) => key));
  // The edit waits for a network, or another tab has sent it: report it as added.
  for (const key of callers.keys()) if (!remaining.has(key) || queue.isStuck()) settleEdit(key, { added: true });
}

/** Keeps the cached cart that waiting edits are applied to: restored after a reload, stored while edits wait. */
function storeBaseCart(owner: string, customerId: string, isNeeded: boolean): void {
  if (cache === null) return;
  if (isNeeded) restoreSeenCart(cache, owner, customerId);
  storeSeenCart(cache, owner, customerId, isNeeded);
}

function settleEdit(key: string, outcome: AddOutcome): void {
  const caller = callers.get(key);
  callers.delete(key);
  if (outcome.added && caller && !caller.quiet) notify(addedNotice());
  caller?.settle(outcome);
}

const PATIENCE_MS = 10_000;
let lastAt = 0;

/** The fields common to all edits. */
function newEdit() {
  const { user, customer } = currentSession();
  if (user === null || customer === null) throw new Error('a cart edit needs a customer');
  lastAt = Math.max(Date.now(), lastAt + 1);
  return { key: newKey(), owner: user._id, customerId: customer.customerId, at: lastAt };
}

/** Adds to the cart and shows the outcome, unless `quiet`. Without a network the edit is stored and sent later. */
export function addToCart(shownIn: QueryClient, body: AddRequest, here: string, quiet: boolean): Promise<AddOutcome> {
  startCartQueue(shownIn);
  const edit: Edit = { ...newEdit(), kind: 'add', body, shown: addedLines(shownIn, body) };
  return new Promise((settle) => {
    callers.set(edit.key, { here, quiet, settle });
    queue.push(edit);
    // The edit is stored, so the button need not wait for a slow response.
    setTimeout(() => settleEdit(edit.key, { added: true }), PATIENCE_MS);
  });
}

/** Taps within this time become one write. */
const MERGE_MS = 400;

/** Sets the quantity of a line; 0 removes it. When the server refuses, the quantity is restored and an alert says why. */
export function setLine(shownIn: QueryClient, line: Settable, quantity: number, here: string): void {
  startCartQueue(shownIn);
  const id = lineId(line);
  const edit = queue.push(
    { ...newEdit(), kind: 'set', line, quantity, shown: shownLine(shownIn, line, quantity) },
    MERGE_MS,
  );
  callers.set(edit.key, { here, quiet: true, settle: () => {} });
  // A newer tap has its own write.
  if (chosenQuantity(id) === quantity) chooseQuantity(id, null);
}

/** Removes a line from the cart. */
export function removeLine(shownIn: QueryClient, line: Settable): void {
  // The session has ended: remove nothing.
  if (currentSession().customer === null) return chooseQuantity(lineId(line), null);
  startCartQueue(shownIn);
  queue.push({ ...newEdit(), kind: 'remove', line, quantity: 0, shown: undefined });
  chooseQuantity(lineId(line), null);
}

async function send(edit: Edit, hasWaited: boolean): Promise<void> {
  const isShown = edit.customerId === currentSession().customer?.customerId;
  const isKnown = isShown && !hasWaited;
  const mustLook = edit.kind === 'set' && edit.way === undefined && !isKnown;
  const known = mustLook ? await readCartOf(edit) : cache?.getQueryData<CartView>(keys.cart);
  const view = await sendEdit(edit, known, storeEdit);
  if (isShown) await showSent(edit, view, hasWaited);
  const caller = callers.get(edit.key);
  callers.delete(edit.key);
  dropEdit(edit);
  show();
  if (caller && (!caller.quiet || (edit.kind === 'set' && view === null && edit.quantity > 0))) notify(addedNotice());
  caller?.settle({ added: true });
}

/** Updates the cached cart with the edit, before the edit is dropped. */
async function showSent(edit: Edit, view: CartView | null, hasWaited: boolean): Promise<void> {
  if (view) {
    // A pending read may be older than the change.
    await cache?.cancelQueries({ queryKey: keys.cart, exact: true });
    cache?.setQueryData(keys.cart, view);
  }
  // A cart loaded in the meantime may include the edit already.
  else if (hasWaited) await cache?.invalidateQueries({ queryKey: keys.cart });
  else {
    const after = (before: CartView | undefined) => before && withPending(before, pendingOf([edit]));
    cache?.setQueryData<CartView>(keys.cart, after);
    void cache?.invalidateQueries({ queryKey: keys.cart });
  }
}

const addedNotice = () =>
  ({ color: 'white', message: messages.cart.added, action: { text: messages.shell.see, href: paths.cart() } }) as const;

/** Drops a refused edit and restores what the screen showed before. */
function refused(edit: Edit, cause: unknown): void {
  const caller = callers.get(edit.key);
  callers.delete(edit.key);
  dropEdit(edit);
  show();
  if (isCustomerGone(cause)) {
    alertCustomerGone(edit);
    caller?.settle({ added: false, message: addFailure(cause) });
    return;
  }
  if (edit.kind === 'remove') return notify({ color: 'red', message: literals.itemDeleteFailed });
  if (edit.kind === 'set' && edit.way === 'change') return notify({ color: 'red', message: changeFailure(cause) });
  const message = addFailure(cause);
  if (edit.kind === 'set' || !caller?.quiet) alertFailure(cause, message, caller?.here ?? paths.home());
  caller?.settle({ added: false, message });
}

function alertCustomerGone({ customerId }: Edit): void {
  if (customerId === currentSession().customer?.customerId) return void checkCustomer();
  alertWith({
    title: literals.attention,
    text: accountMessages.customers.goneUnsent,
    confirm: { text: messages.shell.understood },
  });
}

/** Asks a seller to choose a customer. */
export function alertCustomerRequired(here: string): void {
  alertWith({
    title: literals.chooseCustomer,
    text: messages.cart.customerNeeded,
    confirm: { text: messages.shell.choose, href: paths.selectCustomer({ redirectTo: here }) },
    cancel: messages.shell.cancel,
  });
}

/** The text to show when adding failed. */
function addFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  return cause.message === literals.outOfStockMessage ? literals.productOutOfStock : cause.message;
}

function alertFailure(cause: unknown, message: string, here: string): void {
  if (cause instanceof ApiError && cause.code === 'CUSTOMER_REQUIRED') alertCustomerRequired(here);
  else {
    alertWith({
      title: literals.attention,
      text: `${literals.somethingHappened} ${message}`,
      confirm: { text: messages.shell.understood },
    });
  }
}

const shownReasons = new Set(['INSUFFICIENT_STOCK', 'NO_COVERAGE', 'QUANTITY_STEP']);

function changeFailure(cause: unknown): string {
  return cause instanceof ApiError && shownReasons.has(cause.code) ? cause.message : literals.quantityUpdateFailed;
}
