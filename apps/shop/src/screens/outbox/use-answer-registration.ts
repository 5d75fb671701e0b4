import { useMutation } from '@tanstack/react-query';
import type { SellerRegistrationAnswer } from '@tonalia/contract/seller-registrations';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { sendOrders } from '../../api/outbox/outbox.ts';
import { readAsking } from '../../api/outbox/registrations.ts';
import { noveltyMessages } from '../../messages/novelty.es-CO.ts';
import { unregisteredMessages as words } from '../../messages/unregistered.es-CO.ts';
import { notify } from '../../state/notices.ts';

/** Answering and discarding a registration that asks. The same answer again is one customer, so a lost response is simply sent again. */
export function useAnswerRegistration(clientRegistrationId: string, onDone: () => void) {
  const params = { clientRegistrationId };
  function leave(message: string) {
    onDone();
    // the orders taken for it follow
    void readAsking().then(sendOrders);
    notify({ color: 'white', message });
  }
  function refuse(cause: unknown) {
    void readAsking();
    const isAsking = cause instanceof ApiError && cause.code === 'REGISTRATION_ASKS';
    const isLost = cause instanceof ApiError && cause.status === 0;
    notify({
      color: 'red',
      message: isAsking ? words.again : isLost ? noveltyMessages.decisionsLost : sentenceOf(cause),
    });
  }
  const answering = useMutation({
    mutationFn: (body: SellerRegistrationAnswer) =>
      call('customers', 'POST /seller-registrations/{clientRegistrationId}/answer', { params, body }),
    onSuccess: ({ results: { name } }, { choice }) => leave(choice === 'same' ? words.linked(name) : words.done(name)),
    onError: refuse,
  });
  const discarding = useMutation({
    mutationFn: () => call('customers', 'POST /seller-registrations/{clientRegistrationId}/discard', { params }),
    onSuccess: () => leave(words.discarded),
    onError: refuse,
  });
  return { answering, discarding };
}
