import type { User } from '@tonalia/contract/auth';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import type { Form } from '../../forms/use-form.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { canCorrectBusiness } from './profile-form.ts';
import type { ProfileField, ProfileValues } from './profile-form.ts';

const words = accountMessages.edit;
const kinds = (['CC', 'CE', 'NIT'] as const).map((value) => ({ value, label: words.documentTypes[value] }));

export interface ProfileFieldsProps {
  user: User;
  form: Form<ProfileValues, ProfileField>;
}

/** Name and e-mail, and the business until it is approved. */
export function ProfileFields({ user, form }: ProfileFieldsProps) {
  return (
    <>
      <Field {...textOf(form, 'name')} label={words.names} autoComplete="given-name" maxLength={80} />
      <Field {...textOf(form, 'last_name')} label={words.lastNames} autoComplete="family-name" maxLength={80} />
      <Field
        {...textOf(form, 'email')}
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

function BusinessFields({ form }: Pick<ProfileFieldsProps, 'form'>) {
  const kind = form.values.document_type;
  return (
    <>
      <Field {...textOf(form, 'business_name')} label={words.business} autoComplete="organization" maxLength={120} />
      <SelectField
        label={words.documentType}
        name="document_type"
        options={kinds}
        {...(kind === '' && { placeholder: '' })}
        value={kind}
        error={form.error('document_type')}
        onChange={({ currentTarget }) => form.change({ document_type: currentTarget.value })}
      />
      <Field
        {...textOf(form, 'document')}
        label={words.document}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
    </>
  );
}

/** A text that had a value is also checked when it is left empty. */
const textOf = (form: ProfileFieldsProps['form'], name: ProfileField) => ({
  ...form.text(name),
  onBlur: () => form.leave(name),
});
