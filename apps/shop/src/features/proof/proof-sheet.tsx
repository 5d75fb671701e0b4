import { Sheet } from '@tonalia/ui/sheet';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { ProofForm } from './proof-form.tsx';
import type { ProofFormProps } from './proof-form.tsx';

/** Asks for a proof of identity before an action reserved to the account's owner. */
export function ProofSheet({
  open,
  text,
  onClose,
  ...form
}: ProofFormProps & { open: boolean; text: string; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={accountMessages.proof.title} toField>
      <p className="mb-4 text-text-2">{text}</p>
      <ProofForm {...form} />
    </Sheet>
  );
}
