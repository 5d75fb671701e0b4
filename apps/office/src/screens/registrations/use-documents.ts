import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { askForDocuments, receiveDocument } from '../../api/registrations.ts';
import { useNotify } from '../../components/notices.tsx';
import { documentTexts as texts } from '../../messages/registration-documents.es-CO.ts';
import { registrationsQuery } from '../../api/waiting.ts';

/** Asks the applicant for documents, and says whether a message went: another operator may have asked on this day. */
export function useAskDocuments({ _id, business }: OfficeRegistration, onDone: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (kinds: RegistrationDocumentKind[]) => askForDocuments(_id, kinds),
    onSuccess: (isChanged) => {
      notify(
        isChanged
          ? { color: 'white', message: texts.sent(business) }
          : { color: 'gray', message: texts.sentBefore(business) },
      );
      onDone();
      return cache.invalidateQueries({ queryKey: registrationsQuery.queryKey });
    },
  });
}

/** Says that a document is there, or takes that back. */
export function useMarkReceived(id: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (arrival: { kind: RegistrationDocumentKind; isReceived: boolean }) => receiveDocument(id, arrival),
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
    onSettled: () => cache.invalidateQueries({ queryKey: registrationsQuery.queryKey }),
  });
}
