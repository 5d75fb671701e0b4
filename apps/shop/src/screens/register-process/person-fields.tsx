import { literals } from '@tonalia/contract/literals.es-CO';
import { Checkbox } from '@tonalia/ui/checkbox';
import { RouteLink } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import type { FieldsProps } from './step.ts';
import { TextField } from './text-field.tsx';

const words = registrationMessages.fields;

/** The person that buys. */
export function NameFields(props: FieldsProps) {
  return (
    <div className="grid max-w-field grid-cols-2 items-start gap-2">
      <TextField
        {...props}
        name="name"
        label={words.name}
        maxLength={80}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <TextField
        {...props}
        name="last_name"
        label={words.lastName}
        maxLength={80}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </div>
  );
}

export function EmailField(props: FieldsProps & { hint?: string; help?: string }) {
  return (
    <TextField
      {...props}
      name="email"
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

/** The consent to the treatment of the person's data. The text opens beside, so that nothing written is lost. */
export function ConsentBox({ draft, change, wrong, bySeller = false }: FieldsProps & { bySeller?: boolean }) {
  return (
    <Checkbox
      name="consent"
      checked={draft.consent}
      error={wrong('consent')}
      className="max-w-field"
      onChange={(event) => change({ consent: event.currentTarget.checked })}
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
