import { literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { lostCustomerMessages } from '../../messages/lost-customer.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { alertWith } from '../../state/alerts.ts';
import { notify } from '../../state/notices.ts';
import { ApiError } from '../http/api-error.ts';
import { checkCustomer, isCustomerGone } from '../session/customer-gone.ts';
import type { Edit } from './cart-edits.ts';
import type { AddOutcome } from './cart-line.ts';
import { isShown } from './shown/show-edits.ts';

/** The part of this page that waits for the outcome of an edit. */
interface EditCaller {
  here: string;
  /** The caller shows the outcome itself. */
  quiet: boolean;
  settle?: (outcome: AddOutcome) => void;
}

/** By edit key. */
const callers = new Map<string, EditCaller>();

export const awaitOutcome = (key: string, caller: EditCaller): void => void callers.set(key, caller);

function takeCaller(key: string): EditCaller | undefined {
  const caller = callers.get(key);
  callers.delete(key);
  return caller;
}

/** Reports an edit as added: with a notice, unless the caller is quiet; a new line always has one. */
export function reportAdded(key: string, isNewLine = false): void {
  const caller = takeCaller(key);
  if (caller && (isNewLine || !caller.quiet)) {
    const action = { text: messages.shell.see, href: paths.cart() };
    notify({ color: 'white', message: messages.cart.added, action });
  }
  caller?.settle?.({ added: true });
}

/** Reports edits as added that need not be awaited: they wait for a network, or another tab has sent them. */
export function reportWaiting(stored: readonly Edit[], isStuck: boolean): void {
  const keys = new Set(stored.map(({ key }) => key));
  for (const key of callers.keys()) if (isStuck || !keys.has(key)) reportAdded(key);
}

/** Says why an edit was refused. */
export function reportRefused(edit: Edit, cause: unknown): void {
  const caller = takeCaller(edit.key);
  const message = addFailure(cause);
  if (isCustomerGone(cause)) alertCustomerGone(edit);
  else if (edit.kind === 'remove') notify({ color: 'red', message: refusalLiterals.itemDeleteFailed });
  else if (edit.kind === 'set' && edit.way === 'change') notify({ color: 'red', message: changeFailure(cause) });
  else if (edit.kind === 'set' || !caller?.quiet) alertNotAdded(cause, message, caller?.here ?? paths.home());
  caller?.settle?.({ added: false, message });
}

function alertCustomerGone(edit: Edit): void {
  if (isShown(edit)) return void checkCustomer();
  alertWith({
    title: refusalLiterals.attention,
    text: lostCustomerMessages.goneUnsent,
    confirm: { text: messages.shell.understood },
  });
}

function alertNotAdded(cause: unknown, message: string, here: string): void {
  if (cause instanceof ApiError && cause.code === 'CUSTOMER_REQUIRED') return alertCustomerRequired(here);
  alertWith({
    title: refusalLiterals.attention,
    text: `${refusalLiterals.somethingHappened} ${message}`,
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

function addFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  return cause.message === refusalLiterals.outOfStockMessage ? refusalLiterals.productOutOfStock : cause.message;
}

/** Refusals shown with the sentence of the server, because it says what the shopper can do. */
const shownAsSent = new Set(['INSUFFICIENT_STOCK', 'NO_COVERAGE', 'QUANTITY_STEP']);

function changeFailure(cause: unknown): string {
  return cause instanceof ApiError && shownAsSent.has(cause.code)
    ? cause.message
    : refusalLiterals.quantityUpdateFailed;
}
