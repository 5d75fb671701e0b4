import { useQueryClient } from '@tanstack/react-query';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import type { Services } from '@tonalia/contract/services';
import { ApiError } from '../../api/http/api-error.ts';
import type { ClientErrorCode } from '../../api/http/api-error.ts';
import { keys } from '../../api/queries/queries.ts';
import { currentSession, refreshSession } from '../../api/session/session.ts';
import { alertWith } from '../../state/alerts.ts';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { currentPlacing, forgetPlacing, refusedToMember } from './placing.ts';

type OrderRefusal = Services['purchase']['POST /order/create']['errors'][number];
/** Refusals about the session, not the order: the guard handles them. */
type SessionRefusal = 'GUEST_NOT_ALLOWED' | 'CUSTOMER_REQUIRED' | 'CUSTOMER_NOT_FOUND';

/** The page where each refusal of an order can be fixed. A refusal without a page does not compile: a retry would never help. */
const fixPages: Record<Exclude<OrderRefusal, SessionRefusal>, string> = {
  INSUFFICIENT_STOCK: paths.cart(),
  CART_CHANGED: paths.cartNews(),
  TOTAL_CHANGED: paths.orderSummary(),
  UNPAID_ORDERS: paths.orderHistory(),
  CART_EMPTY: paths.cart(),
  CART_NOT_FOUND: paths.cart(),
  ADDRESS_REQUIRED: paths.orderDetail(),
  NO_COVERAGE: paths.orderDetail(),
  SCHEDULE_UNAVAILABLE: paths.shippingSchedule(),
  PAYMENT_METHOD_REQUIRED: paths.paymentMethods(),
  PAYMENT_METHOD_UNAVAILABLE: paths.paymentMethods(),
  CREDIT_EXCEEDED: paths.paymentMethods(),
  CREDIT_OVERDUE: paths.paymentMethods(),
  COUPON_NOT_APPLICABLE: paths.orderSummary(),
  COMBO_LIMIT: paths.cart(),
  APPROVAL_NEEDED: paths.orderSummary(),
  REGISTRATION_PENDING: paths.orderSummary(),
  REGISTRATION_REJECTED: paths.orderSummary(),
  CUSTOMER_BLOCKED: paths.orderSummary(),
};
const places: Partial<Record<ClientErrorCode, string>> = fixPages;

/** Whether a retry can help: the error is not a refusal of this order. */
export const isRetryable = (cause: unknown): boolean => !(cause instanceof ApiError) || !(cause.code in places);

/** Leads to the page where a refused order can be fixed and says why. Refetches the cart, to show its changes. */
export function useFollowRefusal(): (cause: ApiError) => void {
  const go = useGo();
  const cache = useQueryClient();
  return (cause) => {
    const place = places[cause.code];
    if (place === undefined) return;
    if (cause.code === 'APPROVAL_NEEDED') refusedToMember.set(currentPlacing()?.cartId ?? null);
    forgetPlacing();
    void cache.invalidateQueries({ queryKey: keys.cart });
    go(place, { replace: true });
    alertRefusal(cause);
  };
}

function alertRefusal({ code, message, params }: ApiError): void {
  if (code === 'REGISTRATION_PENDING' || code === 'REGISTRATION_REJECTED') alertRegistration(message);
  else if (code === 'CART_CHANGED') notify({ color: 'orange', message });
  else {
    const title = code === 'INSUFFICIENT_STOCK' && params['name'] ? String(params['name']) : refusalLiterals.attention;
    alertWith({ title, text: message, confirm: { text: messages.shell.understood } });
  }
}

/** Alerts that the registration is not approved; only a customer gets a link to its status. */
function alertRegistration(message: string): void {
  const { understood } = messages.shell;
  if (currentSession().isSeller)
    alertWith({ title: refusalLiterals.attention, text: message, confirm: { text: understood } });
  else {
    const confirm = { text: purchaseMessages.registration.see, href: paths.registrationStatus() };
    alertWith({ title: refusalLiterals.attention, text: message, confirm, cancel: understood });
  }
  // The session's registration status is outdated.
  void refreshSession().catch(() => null);
}
