import { bareDocument, formatDocument, isDocument } from '@tonalia/rules/document';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import type { FormEvent } from 'react';
import { useSession } from '../../api/session/session.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';
import { useCheckedField } from './use-checked-field.ts';

const words = payMessages.lender;

/** The borrower's cédula, which the lender needs. The lender's own page asks for the rest. */
export function LenderSheet({
  open,
  lender,
  name,
  onClose,
}: {
  open: boolean;
  lender: string;
  name: string;
  onClose: () => void;
}) {
  const { user, isSeller } = useSession();
  // Not prefilled for sellers: they borrow in their own name, and the session's document is the customer's.
  const known = !isSeller && user?.customer?.document_type === 'CC' ? user.customer.document : null;
  const [document, place] = useCheckedField((text) => isDocument('CC', text), known ?? '');

  function use(event: FormEvent) {
    event.preventDefault();
    if (!document.isUsable()) return;
    chooseInstrument(lender, {
      instrument: { type: 'lender', lender, document: bareDocument(document.value) },
      name: words.borrower(formatDocument('CC', document.value)),
      detail: words.goOn(name),
    });
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text(name)} toField>
      <form noValidate onSubmit={use} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={place}>
          <Field
            label={words.document}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={document.value}
            error={document.isWrong ? payMessages.bank.wrongDocument : undefined}
            {...document.events}
          />
        </div>
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
