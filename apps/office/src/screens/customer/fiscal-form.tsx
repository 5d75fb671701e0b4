import { useQuery } from '@tanstack/react-query';
import type { Responsibility } from '@tonalia/contract/fiscal';
import type { ReactNode } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { citiesQuery, statesQuery } from '../../api/one-order.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import type { FiscalDraft, FiscalErrors } from './fiscal-draft.ts';

const texts = customerTexts.fiscal;
const yesNoOptions = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
];
const optionsOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

export type FiscalFormProps = {
  draft: FiscalDraft;
  errors: FiscalErrors;
  onChange: (part: Partial<FiscalDraft>) => void;
};

/** The fields of the fiscal data; two in a row where there is room. */
export const FiscalForm = (props: FiscalFormProps) => (
  <>
    <Pair>
      <Names {...props} />
    </Pair>
    <Pair>
      <Document {...props} />
    </Pair>
    <Pair>
      <Taxes {...props} />
    </Pair>
    <Duties {...props} />
    <Pair>
      <Place {...props} />
    </Pair>
  </>
);

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-3 lg:grid-cols-2">{children}</div>;

const Names = ({ draft, onChange }: FiscalFormProps) => (
  <>
    <Field
      small
      className="max-w-none!"
      label={texts.legalName}
      help={texts.legalNameHelp}
      maxLength={160}
      value={draft.legalName}
      onChange={({ currentTarget: { value } }) => onChange({ legalName: value })}
    />
    <Field
      small
      className="max-w-none!"
      label={texts.tradeName}
      maxLength={120}
      value={draft.tradeName}
      onChange={({ currentTarget: { value } }) => onChange({ tradeName: value })}
    />
  </>
);

const Document = ({ draft, errors, onChange }: FiscalFormProps) => (
  <>
    <SelectField
      small
      className="max-w-none!"
      label={texts.documentType}
      placeholder={texts.unknown}
      value={draft.documentType}
      options={optionsOf(texts.documentTypes)}
      // as: the options are the document's kinds
      onChange={({ currentTarget: { value } }) => onChange({ documentType: value as FiscalDraft['documentType'] })}
    />
    <Field
      small
      className="max-w-none!"
      label={texts.document}
      help={texts.documentHelp}
      error={errors.document}
      maxLength={30}
      value={draft.document}
      onChange={({ currentTarget: { value } }) => onChange({ document: value })}
    />
    <SelectField
      small
      className="max-w-none!"
      label={texts.personKind}
      placeholder={texts.unknown}
      value={draft.personKind}
      options={optionsOf(texts.kinds)}
      // as: the options are the kinds
      onChange={({ currentTarget: { value } }) => onChange({ personKind: value as FiscalDraft['personKind'] })}
    />
    <Field
      small
      className="max-w-none!"
      type="email"
      label={texts.invoiceEmail}
      maxLength={254}
      value={draft.invoiceEmail}
      onChange={({ currentTarget: { value } }) => onChange({ invoiceEmail: value })}
    />
  </>
);

function Taxes({ draft, onChange }: FiscalFormProps) {
  const mayGrant = mayDo(useOperator(), 'credit.grant');
  return (
    <>
      {(['chargesIva', 'withholds'] as const).map((field) => (
        <SelectField
          key={field}
          small
          className="max-w-none!"
          label={texts[field]}
          placeholder={texts.unknown}
          value={draft[field]}
          options={yesNoOptions}
          // as: the options are yes and no
          onChange={({ currentTarget: { value } }) => onChange({ [field]: value as FiscalDraft['withholds'] })}
        />
      ))}
      <Field
        small
        className="max-w-none!"
        inputMode="numeric"
        label={texts.paymentDays}
        help={mayGrant ? texts.paymentDaysHelp : texts.paymentDaysLocked}
        disabled={!mayGrant}
        maxLength={3}
        value={draft.paymentDays}
        onChange={({ currentTarget: { value } }) => onChange({ paymentDays: value.replace(/\D/g, '') })}
      />
    </>
  );
}

const Duties = ({ draft: { responsibilities }, onChange }: FiscalFormProps) => (
  <fieldset>
    <legend className="text-small font-semibold">{texts.responsibilities}</legend>
    <div className="mt-1 grid lg:grid-cols-2">
      {Object.entries<string>(texts.duty).map(([duty, name]) => (
        <Checkbox
          key={duty}
          checked={responsibilities.some((one) => one === duty)}
          onChange={({ currentTarget: { checked } }) => {
            const others = responsibilities.filter((one) => one !== duty);
            // as: the keys of `duty` are the duties
            onChange({ responsibilities: checked ? [...others, duty as Responsibility].toSorted() : others });
          }}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  </fieldset>
);

function Place({ draft, errors, onChange }: FiscalFormProps) {
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery({ ...citiesQuery(draft.stateId), enabled: draft.stateId !== '' });
  return (
    <>
      <Field
        small
        className="max-w-none! lg:col-span-2"
        label={texts.address}
        help={texts.addressHelp}
        maxLength={160}
        value={draft.street}
        onChange={({ currentTarget: { value } }) => onChange({ street: value })}
      />
      {draft.street.trim() !== '' && (
        <>
          <SelectField
            small
            className="max-w-none!"
            label={texts.state}
            placeholder={texts.chooseState}
            value={draft.stateId}
            options={states.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={({ currentTarget: { value } }) => onChange({ stateId: value, cityId: '' })}
          />
          <SelectField
            small
            className="max-w-none!"
            label={texts.city}
            placeholder={texts.chooseCity}
            error={errors.cityId}
            value={draft.cityId}
            options={cities.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={({ currentTarget: { value } }) => onChange({ cityId: value })}
          />
        </>
      )}
    </>
  );
}
