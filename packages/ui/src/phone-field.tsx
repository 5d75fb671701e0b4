import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type PhoneFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'inputMode'>;

/** A Colombian telephone: +57 before it, the number pad, the saved number of the device. Its format is the form's affair. */
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
