import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { type ApprovalTerms, decideRegistration } from '../../api/registrations.ts';
import { useNotify } from '../../components/notices.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { registrationsQuery } from '../../api/waiting.ts';

/** An approval with its terms, or a rejection with its reason. */
export type RegistrationDecision = { terms: ApprovalTerms; reason?: never } | { reason: string; terms?: never };

/** Decides, and forgets the row at once: the list asks the server again. */
export function useDecision({ _id, business }: OfficeRegistration, onDecided: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (decision: RegistrationDecision) => decideRegistration(_id, decision),
    onSuccess: (isChanged, { reason }) => {
      const done = reason === undefined ? texts.approved(business) : texts.rejected(business);
      notify({ color: isChanged ? 'white' : 'gray', message: isChanged ? done : texts.was(business) });
      // Out of the list first: the screen keeps what leaves it while it is shown.
      cache.setQueryData(
        registrationsQuery.queryKey,
        (page) => page && { ...page, results: page.results.filter((one) => one._id !== _id) },
      );
      onDecided();
      void cache.invalidateQueries({ queryKey: registrationsQuery.queryKey });
    },
    onError: (cause, { reason }) => {
      if (reason === undefined) notify({ color: 'red', message: sentenceOf(cause) });
    },
  });
}
