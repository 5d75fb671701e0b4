import { useQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { SelectField } from '@tonalia/ui/select-field';
import { isDocument } from '@tonalia/rules/document';
import { tradeTypesQuery } from '../../api/queries/account.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import type { RegistrationDraft } from './draft.ts';
import type { RegistrationFieldsProps } from './step.ts';

const words = registrationMessages.fields;
const documentTypes = ['NIT', 'CC', 'CE'] as const;

/** Name and trade type of the business. */
export function BusinessFields({ form }: RegistrationFieldsProps) {
  const trades = useQuery(tradeTypesQuery);
  return (
    <>
      <Field
        {...form.text('business_name')}
        label={words.business}
        maxLength={120}
        autoComplete="organization"
        autoCapitalize="words"
        placeholder={words.businessExample}
      />
      <SelectField
        label={words.trade}
        name="tradeTypeId"
        value={form.values.tradeTypeId}
        placeholder={words.tradePick}
        options={(trades.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        error={form.error('tradeTypeId')}
        onChange={(event) => form.change({ tradeTypeId: event.currentTarget.value })}
      />
      {trades.isError && (
        <Notice
          color="red"
          message={words.tradesFailed}
          className="max-w-field"
          action={
            <Button variant="ghost" size="sm" loading={trades.isFetching} onClick={() => void trades.refetch()}>
              {registrationMessages.place.retry}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Type and number of the document, below each other where large text leaves no room. */
export function DocumentFields({
  form,
  hint,
  isOffline = false,
}: RegistrationFieldsProps & { hint?: string; isOffline?: boolean }) {
  const kind = form.values.document_type;
  const isGood = isDocument(kind, form.values.document);
  const choices = documentTypes.map((value) => ({ value, label: words.documentTypes[value] }));
  return (
    <div className="flex max-w-field flex-wrap items-start gap-2">
      <div className="w-32 max-w-full">
        <SelectField
          label={words.documentType}
          name="document_type"
          value={kind}
          options={choices}
          onChange={(event) => {
            const chosen = documentTypes.find((one) => one === event.currentTarget.value);
            // Re-validates: a number invalid for the other type may be valid for this one.
            if (chosen) form.change({ document_type: chosen } satisfies Partial<RegistrationDraft>);
          }}
        />
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <Field
          {...form.text('document')}
          label={words.document}
          hint={hint}
          maxLength={20}
          inputMode={kind === 'CE' ? 'text' : 'numeric'}
          autoComplete="off"
          suffix={isOffline && isGood && <Good text={words.documentGood(words.documentTypes[kind])} />}
          help={isOffline && isGood ? words.existsLater : kind === 'NIT' ? words.nitHelp : undefined}
        />
      </div>
    </div>
  );
}

const Good = ({ text }: { text: string }) => (
  <span className="flex shrink-0 items-center gap-1 text-small font-semibold text-brand-text">
    <Icon name="check" size="xs" /> {text}
  </span>
);
