import type { PaymentOptions } from '@tonalia/contract/payment';
import { bareDocument, isDocument } from '@tonalia/rules/document';
import { plainText } from '@tonalia/rules/plain-text';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { RadioCard } from '@tonalia/ui/radio-card';
import { SearchField } from '@tonalia/ui/search-field';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { SelectField } from '@tonalia/ui/select-field';
import { Sheet } from '@tonalia/ui/sheet';
import { useId, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';

const words = payMessages.bank;
const documentTypes = ['CC', 'CE', 'NIT'] as const;
type DocumentType = (typeof documentTypes)[number];
const isDocumentType = (value: string): value is DocumentType => documentTypes.some((type) => type === value);

interface PsePayer {
  personType: 'natural' | 'juridica';
  /** For a natural person; a company has a NIT. */
  documentType: DocumentType;
  document: string;
}

function payerOf(customer: { document_type: string | null; document: string | null } | null | undefined): PsePayer {
  return {
    personType: customer?.document_type === 'NIT' ? 'juridica' : 'natural',
    documentType: customer?.document_type === 'CE' ? 'CE' : 'CC',
    document: customer?.document ?? '',
  };
}

const kindOf = ({ personType, documentType }: PsePayer): DocumentType =>
  personType === 'juridica' ? 'NIT' : documentType;

/** Asks for the bank that PSE debits, and for the payer. */
export function BankSheet({
  open,
  banks,
  onClose,
}: {
  open: boolean;
  banks: PaymentOptions['banks'];
  onClose: () => void;
}) {
  const customer = useSession().user?.customer;
  const group = useId();
  const [search, setSearch] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const bank = banks.find((one) => one.code === code);
  const found = banks.filter(({ name }) => plainText(name).includes(plainText(search)));
  const form = useForm({
    start: () => payerOf(customer),
    check: (payer) => ({ document: isDocument(kindOf(payer), payer.document) ? undefined : words.wrongDocument }),
    send: (payer) => {
      if (!bank) return;
      const { personType } = payer;
      chooseInstrument('pse', {
        instrument: {
          type: 'pse',
          bankCode: bank.code,
          personType,
          documentType: kindOf(payer),
          document: bareDocument(payer.document),
        },
        name: bank.name,
        detail: personType === 'natural' ? words.natural : words.juridica,
      });
      onClose();
    },
  });
  const { attach, text } = form;
  const { personType } = form.values;
  const kind = kindOf(form.values);

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      tall
      toolbar={
        <div className="grid gap-2.5">
          <SegmentedControl
            label={words.person}
            value={personType}
            options={[
              { value: 'natural', label: words.natural },
              { value: 'juridica', label: words.juridica },
            ]}
            onChange={(value) => form.reset({ ...form.values, personType: value })}
          />
          <div ref={attach} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5">
            <SelectField
              label={words.documentType}
              value={kind}
              disabled={personType === 'juridica'}
              options={documentTypes
                .filter((type) => personType === 'juridica' || type !== 'NIT')
                .map((type) => ({ value: type, label: words.documents[type] }))}
              onChange={({ target }) => isDocumentType(target.value) && form.change({ documentType: target.value })}
            />
            <Field
              {...text('document')}
              label={words.document}
              inputMode={kind === 'CE' ? 'text' : 'numeric'}
              autoComplete="off"
              maxLength={20}
            />
          </div>
          <SearchField label={words.search} value={search} onChange={setSearch} />
        </div>
      }
      footer={
        <Button size="lg" full disabledReason={bank ? undefined : words.useNone} onClick={() => bank && form.submit()}>
          {bank ? words.use(bank.name) : words.useNone}
        </Button>
      }
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.banks}</legend>
        {found.map((one) => (
          <RadioCard
            key={one.code}
            look="row"
            name={group}
            value={one.code}
            checked={one.code === code}
            onChange={() => setCode(one.code)}
            before={<BankMark name={one.name} />}
            title={one.name}
            className="[&>input+span]:order-last"
          />
        ))}
        {found.length === 0 && <p className="py-6 text-center text-text-2">{words.none}</p>}
      </fieldset>
    </Sheet>
  );
}

/** Two letters instead of the bank's logo, which is not ours to use. */
export function BankMark({ name }: { name: string }) {
  const letters = name
    .split(' ')
    .filter((word) => word.length > 3)
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase('es-CO'))
    .join('');
  return (
    <span
      aria-hidden="true"
      className="flex size-[42px] shrink-0 items-center justify-center rounded-[14px] bg-surface-3 text-label"
    >
      {letters || name.slice(0, 2)}
    </span>
  );
}
