import { literals } from '@tonalia/contract/literals.es-CO';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { RouteLink } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import type { RegistrationFieldsProps } from './step.ts';

const words = registrationMessages.fields;

/** Name of the business's contact person. */
export function NameFields({ form }: RegistrationFieldsProps) {
  return (
    <div className="grid max-w-field grid-cols-2 items-start gap-2">
      <Field
        {...form.text('name')}
        label={words.name}
        maxLength={80}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <Field
        {...form.text('last_name')}
        label={words.lastName}
        maxLength={80}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </div>
  );
}

export function EmailField({ form, ...texts }: RegistrationFieldsProps & { hint?: string; help?: string }) {
  return (
    <Field
      {...texts}
      {...form.text('email')}
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}

/** Consent to the processing of personal data. The text opens in another tab, so that no typed text is lost. */
export function ConsentBox({ form, bySeller = false }: RegistrationFieldsProps & { bySeller?: boolean }) {
  return (
    <Checkbox
      name="consent"
      checked={form.values.consent}
      error={form.error('consent')}
      className="max-w-field"
      onChange={(event) => form.change({ consent: event.currentTarget.checked })}
    >
      {bySeller ? words.consentBySeller : words.consent}{' '}
      <RouteLink
        href={paths.terms()}
        target="_blank"
        className="font-semibold text-brand-text underline underline-offset-2"
      >
        {literals.terms.toLowerCase()}
      </RouteLink>{' '}
      {bySeller ? words.consentBySellerMore : words.consentMore}
    </Checkbox>
  );
}
