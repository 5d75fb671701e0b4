import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import type { FieldProps } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { customerFiltersQuery } from '../../../api/customer-list.ts';
import { citiesQuery, statesQuery } from '../../../api/one-order.ts';
import { mayDo, useOperator } from '../../../api/session.ts';
import { newCustomerTexts as texts } from '../../../messages/new-customer.es-CO.ts';
import type { CustomerForm, errorsOf } from './new-customer.ts';

export type CustomerFieldsProps = {
  form: CustomerForm;
  errors: ReturnType<typeof errorsOf>;
  onChange: (part: Partial<CustomerForm>) => void;
};

type TypedField = Exclude<keyof CustomerForm, 'hasConsented' | 'channel' | 'documentType'>;

const documentTypes = ['NIT', 'CC', 'CE'] as const;
const named = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-panel">
        {title}
      </h3>
      <div className="mt-2 grid gap-3 lg:grid-cols-2">{children}</div>
    </section>
  );
}

type TypedProps = CustomerFieldsProps & { name: TypedField; label: string } & Pick<
    FieldProps,
    'type' | 'inputMode' | 'help' | 'error' | 'maxLength'
  >;

const Typed = ({ form, errors: _errors, onChange, name, ...field }: TypedProps) => (
  <Field
    small
    className="max-w-none!"
    autoComplete="off"
    value={form[name]}
    onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
    {...field}
  />
);

/** Name, trade type and document of the business. */
export function BusinessFields(props: CustomerFieldsProps) {
  const { form, errors, onChange } = props;
  const { data } = useQuery(customerFiltersQuery);
  return (
    <Part title={texts.business}>
      <Typed {...props} name="business" label={texts.businessName} maxLength={120} />
      <SelectField
        small
        className="max-w-none!"
        label={texts.tradeType}
        placeholder={texts.choose}
        value={form.tradeTypeId}
        options={data?.tradeTypes.map(named) ?? []}
        onChange={({ currentTarget }) => onChange({ tradeTypeId: currentTarget.value })}
      />
      <SelectField
        small
        className="max-w-none!"
        label={texts.documentType}
        value={form.documentType}
        options={documentTypes.map((kind) => ({ value: kind, label: kind }))}
        // as: the options are the kinds
        onChange={({ currentTarget: { value } }) =>
          onChange({ documentType: value as CustomerForm['documentType'], document: form.document })
        }
      />
      <Typed
        {...props}
        name="document"
        label={texts.document}
        help={form.documentType === 'NIT' ? texts.documentHelp : undefined}
        error={errors.document}
        maxLength={30}
      />
    </Part>
  );
}

/** The owner of the account. */
export const PersonFields = (props: CustomerFieldsProps) => (
  <Part title={texts.person}>
    <Typed {...props} name="name" label={texts.name} maxLength={80} />
    <Typed {...props} name="lastName" label={texts.lastName} maxLength={80} />
    <Typed
      {...props}
      name="phone"
      label={texts.phone}
      type="tel"
      inputMode="tel"
      error={props.errors.phone}
      maxLength={30}
    />
    <Typed {...props} name="email" label={texts.email} type="email" inputMode="email" maxLength={254} />
  </Part>
);

/** The address to deliver to, and the seller that serves it. */
export function PlaceFields(props: CustomerFieldsProps) {
  const { form, onChange } = props;
  const mayAssign = mayDo(useOperator(), 'portfolios.assign');
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery({ ...citiesQuery(form.stateId), enabled: form.stateId !== '' });
  const { data: choices } = useQuery(customerFiltersQuery);
  return (
    <Part title={texts.place}>
      <SelectField
        small
        className="max-w-none!"
        label={texts.state}
        placeholder={texts.choose}
        value={form.stateId}
        options={states.map(named)}
        onChange={({ currentTarget }) => onChange({ stateId: currentTarget.value, cityId: '' })}
      />
      <SelectField
        small
        className="max-w-none!"
        label={texts.city}
        placeholder={texts.choose}
        value={form.cityId}
        disabled={form.stateId === ''}
        options={cities.map(named)}
        onChange={({ currentTarget }) => onChange({ cityId: currentTarget.value })}
      />
      <Typed {...props} name="address" label={texts.address} maxLength={160} />
      {mayAssign && (
        <SelectField
          small
          className="max-w-none!"
          label={texts.seller}
          value={form.sellerId}
          options={[{ value: '', label: texts.noSeller }, ...(choices?.sellers.map(named) ?? [])]}
          onChange={({ currentTarget }) => onChange({ sellerId: currentTarget.value })}
        />
      )}
    </Part>
  );
}

/** The consent to the treatment of personal data, as the customer gave it to this operator. */
export const ConsentFields = ({ form, onChange }: CustomerFieldsProps) => (
  <Part title={texts.consent}>
    <div className="lg:col-span-2">
      <Checkbox
        checked={form.hasConsented}
        onChange={({ currentTarget }) => onChange({ hasConsented: currentTarget.checked })}
      >
        {texts.consented}
      </Checkbox>
    </div>
    <SelectField
      small
      className="max-w-none!"
      label={texts.channel}
      help={texts.recorded}
      placeholder={texts.choose}
      value={form.channel}
      options={Object.entries(texts.channels).map(([value, label]) => ({ value, label }))}
      // as: the options are the channels
      onChange={({ currentTarget: { value } }) => onChange({ channel: value as CustomerForm['channel'] })}
    />
  </Part>
);
