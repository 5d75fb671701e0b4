import type { User } from '@tonalia/contract/auth';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import type { ComponentProps } from 'react';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { canCorrectBusiness } from './profile-form.ts';
import type { FieldName } from './profile-form.ts';
import type { useProfileForm } from './use-profile-form.ts';

const words = accountMessages.edit;
const kinds = (['CC', 'CE', 'NIT'] as const).map((value) => ({ value, label: words.documentTypes[value] }));

type Form = Pick<ReturnType<typeof useProfileForm>, 'values' | 'wrong' | 'type' | 'leave'>;

/** What a person changes of themselves, and of their business until it is approved. */
export function ProfileFields({ user, form }: { user: User; form: Form }) {
  return (
    <>
      <Text form={form} name="name" label={words.names} autoComplete="given-name" maxLength={80} />
      <Text form={form} name="last_name" label={words.lastNames} autoComplete="family-name" maxLength={80} />
      <Text
        form={form}
        name="email"
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {canCorrectBusiness(user) && <BusinessFields form={form} />}
    </>
  );
}

function BusinessFields({ form }: { form: Form }) {
  const { values, wrong, type } = form;
  return (
    <>
      <Text form={form} name="business_name" label={words.business} autoComplete="organization" maxLength={120} />
      <SelectField
        label={words.documentType}
        name="document_type"
        options={kinds}
        {...(values.document_type === '' && { placeholder: '' })}
        value={values.document_type}
        error={wrong.document_type}
        onChange={({ currentTarget }) => type('document_type', currentTarget.value)}
      />
      <Text form={form} name="document" label={words.document} inputMode="numeric" autoComplete="off" maxLength={30} />
    </>
  );
}

function Text({
  form,
  name,
  ...field
}: { form: Form; name: FieldName } & Omit<ComponentProps<typeof Field>, 'form' | 'name'>) {
  return (
    <Field
      {...field}
      name={name}
      value={form.values[name]}
      error={form.wrong[name]}
      onChange={({ currentTarget }) => form.type(name, currentTarget.value)}
      onBlur={() => form.leave(name)}
    />
  );
}
