import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type PhoneFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'inputMode'>;

/** A Colombian phone: +57 in front, number pad, autofill. The form validates the format. */
export function PhoneField({ autoComplete = 'tel-national', placeholder = '310 555 01 42', ...rest }: PhoneFieldProps) {
  return (
    <Field
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      prefix={<span className="border-r border-line py-1 pr-3 font-semibold text-text-2">+57</span>}
    />
  );
}
