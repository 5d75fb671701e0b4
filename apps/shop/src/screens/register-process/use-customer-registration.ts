import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { chooseCustomer, currentSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import type { FormFailure } from '../../forms/form-failure.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { isOnline } from '../../native/connection.ts';
import { useGo } from '../../navigation/link.tsx';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import type { RegistrationDraft, VisitProof } from './draft.ts';
import { customerBody } from './registration-body.ts';
import type { FieldName } from './registration-errors.ts';
import { hasProof } from './use-visit-proof.ts';

const words = registrationMessages.seller;
const offline = () => import('./seller-offline.ts');
// Loaded with the page, because the network may be gone when it is needed.
void offline().catch(() => null);

/** Lets the form be filled without a network. */
export function useHeldPlaces(isOnline: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isOnline)
      void offline().then(
        ({ fillHeldPlaces }) => fillHeldPlaces(cache),
        () => null,
      );
  }, [cache, isOnline]);
}

interface WithRegistration {
  next: 'home' | 'order';
  /** With a point or photos the customer goes through the device, which sends them with it. */
  proof: VisitProof;
}

/** Registers a customer for the signed-in seller, or keeps it on the device without a network, and continues to the order. */
export function useCustomerRegistration(onDone: () => void) {
  const go = useGo();
  const cache = useQueryClient();
  // The same attempt again, after the device refused it, is the same customer.
  const attempt = useRef<string>(null);
  return async (
    draft: RegistrationDraft,
    { next, proof }: WithRegistration,
  ): Promise<FormFailure<FieldName> | void> => {
    const { place, business_name, tradeTypeId } = draft;
    const name = business_name.trim();
    const registered = hasProof(proof) ? null : await register(draft);
    if (registered === null) {
      const { leaveCustomer, newAttempt } = await offline();
      attempt.current ??= newAttempt();
      const notice = await leaveCustomer(cache, { draft, proof, id: attempt.current });
      if (notice !== null) return { notice };
    }
    const seller = currentSession().user;
    if (seller) remember('registrationPlace', seller._id, place);
    onDone();
    void cache.invalidateQueries({ queryKey: ['seller'] });
    if (registered !== null) {
      chooseCustomer({ customerId: registered, name, tradeTypeId, ...place });
      notify({ color: 'white', message: words.done(name), detail: words.doneDetail });
    }
    go(next === 'order' ? paths.quickOrder() : paths.homeSeller(), { replace: true });
  };
}

/** The id of the customer; null without an answer, and the customer may be registered all the same. */
async function register(draft: RegistrationDraft): Promise<string | null> {
  if (!isOnline()) return null;
  try {
    return (await call('auth', 'POST /v3/auth/register', { body: customerBody(draft) })).results.customerId;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 0) return null;
    throw cause;
  }
}
