import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import { chooseCustomer, currentSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { useGo } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import type { RegistrationDraft } from './draft.ts';
import { customerBody } from './registration-body.ts';

/** Registers a customer for the signed-in seller, and continues to the order. */
export function useCustomerRegistration(onDone: () => void) {
  const go = useGo();
  const cache = useQueryClient();
  return async (draft: RegistrationDraft): Promise<void> => {
    const { results } = await call('auth', 'POST /v3/auth/register', { body: customerBody(draft) });
    const { place, business_name, tradeTypeId } = draft;
    const seller = currentSession().user;
    if (seller) remember('registrationPlace', seller._id, place);
    onDone();
    void cache.invalidateQueries({ queryKey: ['seller'] });
    chooseCustomer({ customerId: results.customerId, name: business_name.trim(), tradeTypeId, ...place });
    go(paths.homeSeller(), { replace: true });
    const words = registrationMessages.seller;
    notify({ color: 'white', message: words.done(business_name.trim()), detail: words.doneDetail });
  };
}
