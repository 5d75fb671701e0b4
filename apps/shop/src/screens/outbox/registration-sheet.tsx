import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import { bareDocument } from '@tonalia/rules/document';
import { Button } from '@tonalia/ui/button';
import { Checkbox } from '@tonalia/ui/checkbox';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { nationalNumber } from '../../features/sign-in/typed-phone.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { unregisteredMessages as words } from '../../messages/unregistered.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { useAnswerRegistration } from './use-answer-registration.ts';

interface RegistrationSheetProps {
  id: string;
  asks: NonNullable<SellerRegistration['asks']>;
  onClose: () => void;
}

/** Why a registration waits, and what it may be: a customer that is known, or another one with what is corrected. */
export function RegistrationSheet({ id, asks, onClose }: RegistrationSheetProps) {
  const { revision, reasons, business, own, document_type: kind } = asks;
  const [phone, setPhone] = useState(asks.phone);
  const [document, setDocument] = useState(asks.document ?? '');
  const [isAccepted, setAccepted] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { answering, discarding } = useAnswerRegistration(id, onClose);
  const [asksPhone, asksDocument, asksTerms] = (['phone', 'document', 'terms'] as const).map((one) =>
    reasons.includes(one),
  );
  const typed = { phone: nationalNumber(phone), document: bareDocument(document) };
  const isOpen = (asksPhone && typed.phone === asks.phone) || (asksTerms && !isAccepted);
  function register() {
    answering.mutate({
      choice: 'register',
      revision,
      isAnotherBusiness: asksDocument === true && typed.document === asks.document,
      ...(asksPhone && { phone: typed.phone }),
      ...(asksDocument && kind && { document_type: kind, document: typed.document }),
      ...(asksTerms && { termsVersion: asks.termsVersion }),
    });
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title(business)}
      footer={
        <Button full size="lg" disabled={isOpen} loading={answering.isPending} onClick={register}>
          {words.register}
        </Button>
      }
    >
      <div className="grid gap-4 pb-2">
        <ul className="grid gap-1 text-label text-warn-ink">
          {asksPhone && <li>{words.reasons.phone(asks.phone)}</li>}
          {asksDocument && <li>{words.reasons.document(kind, asks.document)}</li>}
          {asksTerms && <li>{words.reasons.terms()}</li>}
        </ul>
        {own.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-label">{words.sameTitle}</h3>
            {own.map(({ _id, name }) => (
              <Button
                key={_id}
                variant="secondary"
                full
                disabled={answering.isPending}
                onClick={() => answering.mutate({ choice: 'same', revision, customerId: _id })}
              >
                {words.same(name)}
              </Button>
            ))}
          </section>
        )}
        {own.length === 0 && (asksPhone || asksDocument) && <p className="text-small text-text-2">{words.notYours}</p>}
        {(asksPhone || asksDocument) && <h3 className="text-label">{words.otherTitle}</h3>}
        {asksPhone && (
          <Field
            label={words.phone}
            inputMode="tel"
            value={phone}
            maxLength={24}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
        )}
        {asksDocument && (
          <Field
            label={words.document}
            help={words.documentHelp}
            value={document}
            maxLength={20}
            onChange={({ currentTarget }) => setDocument(currentTarget.value)}
          />
        )}
        {asksTerms && (
          <Checkbox checked={isAccepted} onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}>
            {words.terms}{' '}
            <RouteLink href={paths.terms()} target="_blank" className="font-semibold text-brand-text underline">
              {words.read}
            </RouteLink>
          </Checkbox>
        )}
        <Button variant="destructive" className="justify-self-center" onClick={() => setDiscarding(true)}>
          {outboxMessages.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={isDiscarding}
        title={words.discardTitle}
        text={words.discardText(business)}
        confirm={outboxMessages.discard}
        keep={words.keep}
        loading={discarding.isPending}
        onConfirm={() => discarding.mutate(undefined, { onSettled: () => setDiscarding(false) })}
        onCancel={() => setDiscarding(false)}
      />
    </Sheet>
  );
}
