import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../../api/call-failure.ts';
import { createCustomer } from '../../../api/customer-list.ts';
import { useNotify } from '../../../components/notices.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { OfficeSheet } from '../../../components/office-sheet.tsx';
import { newCustomerTexts as texts } from '../../../messages/new-customer.es-CO.ts';
import { BusinessFields, ConsentFields, PersonFields, PlaceFields } from './customer-fields.tsx';
import { type CustomerForm, emptyForm, errorsOf, toBody } from './new-customer.ts';
import { TwinNote } from './twin-note.tsx';

/** Creates a customer. A document that another customer has is asked about, with that customer beside it. */
export function NewCustomerSheet({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyForm);
  const [isAnother, setAnother] = useState(false);
  const body = toBody(form, isAnother);
  const saving = useMutation({
    mutationFn: createCustomer,
    onSuccess: async ({ _id }) => {
      void cache.invalidateQueries({ queryKey: ['customers', 'list'] });
      notify({ color: 'white', message: texts.created(form.business.trim()) });
      await navigate({ to: '/clientes/$id', params: { id: _id } });
    },
  });
  const code = saving.error instanceof CallFailure ? saving.error.code : undefined;
  const twinWords = code === 'CUSTOMER_TWIN' ? form.document : code === 'ALREADY_REGISTERED' ? form.phone : undefined;
  const change = (part: Partial<CustomerForm>) => {
    setForm((now) => ({ ...now, ...part }));
    if ('document' in part) setAnother(false);
    if ('document' in part || 'phone' in part) saving.reset();
  };
  const send = () => {
    if (body && !saving.isPending) saving.mutate(body);
  };
  const fields = { form, errors: errorsOf(form), onChange: change };
  return (
    <OfficeSheet
      title={texts.create}
      subtitle={texts.subtitle}
      onClose={onClose}
      onSave={send}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            {saving.error ? (
              <p role="alert" className="text-[0.875rem] text-danger">
                {sentenceOf(saving.error)}
              </p>
            ) : (
              !body && <p className="text-[0.8125rem] text-text-2">{texts.missing}</p>
            )}
          </div>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={saving.isPending} disabled={!body} onClick={send}>
            {texts.create}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-6">
        <BusinessFields {...fields} />
        {twinWords !== undefined && (
          <TwinNote words={twinWords} {...(code === 'CUSTOMER_TWIN' && { isAnother, onAnother: setAnother })} />
        )}
        <PersonFields {...fields} />
        <PlaceFields {...fields} />
        <ConsentFields {...fields} />
      </div>
    </OfficeSheet>
  );
}
