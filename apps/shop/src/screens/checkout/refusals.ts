import { useQueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { ApiError } from '../../api/api-error.ts';
import type { ClientErrorCode } from '../../api/api-error.ts';
import { keys } from '../../api/queries.ts';
import { currentSession, refreshSession } from '../../api/session.ts';
import { alertWith } from '../../alerts.ts';
import { useGo } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { notify } from '../../notices.ts';
import { paths } from '../../paths.ts';
import { forgetPlacing } from './placing.ts';

/** Where a refused order is put right. What is not here is tried again where it failed. */
const putRight = new Map<ClientErrorCode, string>([
  ['INSUFFICIENT_STOCK', paths.cart()],
  ['CART_CHANGED', paths.cartNews()],
  ['CART_EMPTY', paths.cart()],
  ['CART_NOT_FOUND', paths.cart()],
  ['ADDRESS_REQUIRED', paths.orderDetail()],
  ['NO_COVERAGE', paths.orderDetail()],
  ['PAYMENT_METHOD_REQUIRED', paths.paymentMethods()],
  ['PAYMENT_METHOD_UNAVAILABLE', paths.paymentMethods()],
  ['CREDIT_EXCEEDED', paths.paymentMethods()],
  ['REGISTRATION_PENDING', paths.orderSummary()],
  ['REGISTRATION_REJECTED', paths.orderSummary()],
]);

/** Whether trying again could help: the refusal is no decision about this order. */
export const mayTryAgain = (cause: unknown): boolean => !(cause instanceof ApiError) || !putRight.has(cause.code);

/** Leads to where a refused order is put right and says why. The cart is read anew, so that its changes are shown. */
export function useFollowRefusal(): (cause: ApiError) => void {
  const go = useGo();
  const cache = useQueryClient();
  return (cause) => {
    const place = putRight.get(cause.code);
    if (place === undefined) return;
    forgetPlacing();
    void cache.invalidateQueries({ queryKey: keys.cart });
    go(place, { replace: true });
    tell(cause);
  };
}

function tell({ code, message, params }: ApiError): void {
  if (code === 'REGISTRATION_PENDING' || code === 'REGISTRATION_REJECTED') tellOfRegistration(message);
  else if (code === 'CART_CHANGED') notify({ color: 'orange', message });
  else {
    const title = code === 'INSUFFICIENT_STOCK' && params['name'] ? String(params['name']) : literals.attention;
    alertWith({ title, text: message, confirm: { text: messages.shell.understood } });
  }
}

/** A customer can see how far their registration is; a seller only knows that of the customer is not through. */
function tellOfRegistration(message: string): void {
  const { understood } = messages.shell;
  if (currentSession().isSeller) alertWith({ title: literals.attention, text: message, confirm: { text: understood } });
  else {
    const confirm = { text: purchaseMessages.registration.see, href: paths.registrationStatus() };
    alertWith({ title: literals.attention, text: message, confirm, cancel: understood });
  }
  // What was known of it here is out of date.
  void refreshSession().catch(() => null);
}
