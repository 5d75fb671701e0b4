import type { QueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { alertWith } from '../../state/alerts.ts';
import { lostCustomerMessages } from '../../messages/lost-customer.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { chooseCustomer, currentSession } from './session.ts';
import { createStore } from '../../state/store.ts';
import { singleFlight } from '../../state/single-flight.ts';
import { remember, remembered } from '../storage/device-storage.ts';

export const isCustomerGone = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'CUSTOMER_NOT_FOUND';

const onCustomerGone = createStore(() => {});

/** Watches for responses that say the chosen customer is not in the seller's portfolio. `onGone` runs when the choice was cleared. */
export function watchForLostCustomer(cache: QueryClient, onGone: () => void): void {
  onCustomerGone.set(onGone);
  const queries = cache.getQueryCache();
  if (queries.getAll().some(({ state }) => isCustomerGone(state.error))) void checkCustomer();
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isCustomerGone(event.action.error))
      void checkCustomer();
  });
}

/**
 * Clears the chosen customer and alerts the seller when the customer left the portfolio. The response that led here may concern
 * an earlier customer, so the API is asked about the current one.
 */
export const checkCustomer = singleFlight(async (): Promise<void> => {
  const { isSeller, user, customer } = currentSession();
  if (!isSeller || user === null || customer === null || customer.isUnsent) return;
  const isGone = await call('auth', 'GET /v3/me/addresses').then(() => false, isCustomerGone);
  if (!isGone || currentSession().customer?.customerId !== customer.customerId) return;
  const recent = remembered('recentCustomers', user._id) ?? [];
  remember(
    'recentCustomers',
    user._id,
    recent.filter(({ customerId }) => customerId !== customer.customerId),
  );
  const redirectTo = location.pathname + location.search;
  chooseCustomer(null);
  onCustomerGone.get()();
  alertWith({
    title: literals.chooseCustomer,
    text: lostCustomerMessages.gone(customer.name),
    confirm: { text: messages.shell.choose, href: paths.selectCustomer({ redirectTo }) },
    cancel: messages.shell.cancel,
  });
});
