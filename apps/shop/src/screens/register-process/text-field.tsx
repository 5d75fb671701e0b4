import { Field } from '@tonalia/ui/field';
import type { FieldProps } from '@tonalia/ui/field';
import type { FieldsProps } from './step.ts';

type TextName = 'business_name' | 'document' | 'name' | 'last_name' | 'email';

export type TextFieldProps = FieldsProps & { name: TextName } & Omit<
    FieldProps,
    'name' | 'value' | 'onChange' | 'onBlur' | 'error'
  >;

/** A field of the draft: checked once it was left with something in it, and again as it changes. */
export function TextField({ draft, change, wrong, leave, name, ...field }: TextFieldProps) {
  return (
    <Field
      {...field}
      name={name}
      value={draft[name]}
      error={wrong(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      onBlur={(event) => event.currentTarget.value.trim() !== '' && leave(name)}
    />
  );
}
