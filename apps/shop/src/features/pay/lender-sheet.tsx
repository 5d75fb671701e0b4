import { bareDocument, formatDocument, isDocument } from '@tonalia/rules/document';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSession } from '../../api/session.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';

const words = payMessages.lender;

/** Who lends asks who borrows: a person with a cédula. The rest is asked on the lender's own page. */
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
  // who sells borrows in their own name, and the document here is the customer's
  const known = !isSeller && user?.customer?.document_type === 'CC' ? user.customer.document : null;
  const [document, setDocument] = useState(known ?? '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  function use(event: FormEvent) {
    event.preventDefault();
    if (!isDocument('CC', document)) {
      setWrong(true);
      field.current?.querySelector('input')?.focus();
      return;
    }
    chooseInstrument(lender, {
      instrument: { type: 'lender', lender, document: bareDocument(document) },
      name: words.borrower(formatDocument('CC', document)),
      detail: words.goOn(name),
    });
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text(name)} toField>
      <form noValidate onSubmit={use} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={field}>
          <Field
            label={words.document}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={document}
            error={isWrong ? payMessages.bank.wrongDocument : undefined}
            onBlur={() => document !== '' && setWrong(!isDocument('CC', document))}
            onChange={({ target }) => {
              setDocument(target.value);
              if (isWrong) setWrong(!isDocument('CC', target.value));
            }}
          />
        </div>
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
