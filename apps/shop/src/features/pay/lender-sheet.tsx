import { bareDocument, formatDocument, isDocument } from '@tonalia/rules/document';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useSession } from '../../api/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';

const words = payMessages.lender;

/** Asks for the borrower's cédula, which the lender needs. The lender's own page asks for the rest. */
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
  const form = useForm({
    start: { document: known ?? '' },
    check: ({ document }) => ({ document: isDocument('CC', document) ? undefined : payMessages.bank.wrongDocument }),
    send: ({ document }) => {
      chooseInstrument(lender, {
        instrument: { type: 'lender', lender, document: bareDocument(document) },
        name: words.borrower(formatDocument('CC', document)),
        detail: words.goOn(name),
      });
      onClose();
    },
  });

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text(name)} toField>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          {...form.text('document')}
          label={words.document}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
