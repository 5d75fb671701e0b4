import type { QueryClient } from '@tanstack/react-query';
import { newOrderId } from '../../api/outbox/unsent-order.ts';
import { NotStored } from '../../api/outbox/order-store.ts';
import { sendOrders } from '../../api/outbox/outbox.ts';
import { leaveRegistration } from '../../api/outbox/registrations.ts';
import { serverNow } from '../../api/http/server-clock.ts';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import { tradeTypesQuery } from '../../api/queries/account.ts';
import { citiesQuery, statesQuery } from '../../api/queries/places.ts';
import { chooseCustomer, currentSession } from '../../api/session/session.ts';
import { isOnline } from '../../native/connection.ts';
import { messages } from '../../messages/es-CO.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { unregisteredMessages as words } from '../../messages/unregistered.es-CO.ts';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { notify } from '../../state/notices.ts';
import type { RegistrationDraft, VisitProof } from './draft.ts';
import { customerBody } from './registration-body.ts';

/** The id of one attempt: again, after the device refused it, it is the same customer. */
export const newAttempt = newOrderId;

/** Keeps a customer on the device, to register later, and acts for it. Resolves with the reason when the device refuses. */
export async function leaveCustomer(
  cache: QueryClient,
  { draft, proof: { point, photos }, id }: { draft: RegistrationDraft; proof: VisitProof; id: string },
): Promise<string | null> {
  const { user } = currentSession();
  if (!user) throw new Error('a registration needs a seller');
  const { place, tradeTypeId } = draft;
  const registration = customerBody(draft);
  const trade = cache.getQueryData(tradeTypesQuery.queryKey)?.find(({ _id }) => _id === tradeTypeId)?.name ?? '';
  try {
    await leaveRegistration({
      clientRegistrationId: id,
      sellerId: user._id,
      takenAt: new Date(serverNow() ?? Date.now()).toISOString(),
      registration,
      ...(point && { point }),
      ...(photos.length > 0 && { photos }),
      city: place.city,
      state: place.state,
      trade,
    });
  } catch (cause) {
    return cause instanceof NotStored && cause.isFull ? words.full : words.notKept;
  }
  if (isOnline()) void sendOrders();
  const { business_name: name } = registration;
  chooseCustomer({ customerId: id, name, tradeTypeId, ...place, isUnsent: true });
  const action = { text: messages.shell.see, href: outboxPath() };
  notify({ color: 'white', message: words.left(name), detail: outboxMessages.keptWhere, action });
  return null;
}

/** Lets a seller without a network choose the places and trades that were downloaded. */
export async function fillHeldPlaces(cache: QueryClient): Promise<void> {
  if (!hasOfflineMark()) return;
  const { heldPlaces } = await import('../../api/offline/held-catalogue.ts');
  const held = await heldPlaces();
  if (!held) return;
  cache.setQueryData(statesQuery.queryKey, (now) => now ?? [...held.states]);
  cache.setQueryData(tradeTypesQuery.queryKey, (now) => now ?? [...held.trades]);
  for (const [stateId, cities] of Object.entries(held.cities))
    cache.setQueryData(citiesQuery(stateId).queryKey, (now) => now ?? [...cities]);
}
