import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { outlines } from '../../components/outlines.ts';
import { documentTexts as texts, documentOrder } from '../../messages/registration-documents.es-CO.ts';
import { useAskDocuments } from './use-documents.ts';

export type AskDocumentsProps = {
  registration: OfficeRegistration;
  /** It waits no longer: the choice stays to be read, and is not sent. */
  isOff: boolean;
  onClose: () => void;
};

/** The documents that lack, chosen, with the sentence that the applicant gets. */
export function AskDocuments({ registration, isOff, onClose }: AskDocumentsProps) {
  const missing = documentOrder.filter(
    (kind) => !registration.documents.some((one) => one.kind === kind && one.receivedAt !== null),
  );
  const [chosen, setChosen] = useState<readonly RegistrationDocumentKind[]>([]);
  const kinds = missing.filter((kind) => chosen.includes(kind));
  const ask = useAskDocuments(registration, onClose);
  return (
    <OfficeDialog
      title={texts.askOf(registration.business)}
      onClose={onClose}
      footer={
        <OfficeButton
          icon={outlines.send}
          busy={ask.isPending}
          disabled={isOff || kinds.length === 0}
          onClick={() => ask.mutate(kinds)}
        >
          {texts.send}
        </OfficeButton>
      }
    >
      {missing.length === 0 && <p>{texts.allThere}</p>}
      {missing.map((kind) => (
        <Checkbox
          key={kind}
          checked={chosen.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
          }
        >
          {texts.names[kind]}
        </Checkbox>
      ))}
      {kinds.length > 0 && <p className="mt-3 text-[0.8125rem] text-text-2">{texts.message(kinds)}</p>}
      {ask.isError && (
        <p role="alert" className="mt-3 text-danger">
          {sentenceOf(ask.error)}
        </p>
      )}
    </OfficeDialog>
  );
}
