import { useQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { SelectField } from '@tonalia/ui/select-field';
import { tradeTypesQuery } from '../../api/queries/account.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import type { Draft } from './draft.ts';
import type { FieldsProps } from './step.ts';
import { TextField } from './text-field.tsx';

const words = registrationMessages.fields;
const documentTypes = ['NIT', 'CC', 'CE'] as const;

/** What the business is called and what it is. */
export function BusinessFields(props: FieldsProps) {
  const { draft, change, wrong } = props;
  const trades = useQuery(tradeTypesQuery);
  return (
    <>
      <TextField
        {...props}
        name="business_name"
        label={words.business}
        maxLength={120}
        autoComplete="organization"
        autoCapitalize="words"
        placeholder={words.businessExample}
      />
      <SelectField
        label={words.trade}
        name="tradeTypeId"
        value={draft.tradeTypeId}
        placeholder={words.tradePick}
        options={(trades.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        error={wrong('tradeTypeId')}
        onChange={(event) => change({ tradeTypeId: event.currentTarget.value })}
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

/** The kind of document and its number; one under the other where large letters leave no room. */
export function DocumentFields(props: FieldsProps & { hint?: string }) {
  const { draft, change, hint } = props;
  const choices = documentTypes.map((value) => ({ value, label: words.documentTypes[value] }));
  return (
    <div className="flex max-w-field flex-wrap items-start gap-2">
      <div className="w-32 max-w-full">
        <SelectField
          label={words.documentType}
          name="document_type"
          value={draft.document_type}
          options={choices}
          onChange={(event) => {
            const chosen = documentTypes.find((kind) => kind === event.currentTarget.value);
            // A number that was wrong for the other kind may be right for this one.
            if (chosen) change({ document_type: chosen } satisfies Partial<Draft>);
          }}
        />
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <TextField
          {...props}
          name="document"
          label={words.document}
          hint={hint}
          maxLength={20}
          inputMode={draft.document_type === 'CE' ? 'text' : 'numeric'}
          autoComplete="off"
          help={draft.document_type === 'NIT' ? words.nitHelp : undefined}
        />
      </div>
    </div>
  );
}
