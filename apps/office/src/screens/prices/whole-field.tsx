import { Field } from '@tonalia/ui/field';

export type WholeFieldProps = {
  label: string;
  help?: string;
  error?: string | undefined;
  /** Null while it is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A whole number. */
export const WholeField = ({ label, help, error, value, onChange }: WholeFieldProps) => (
  <Field
    small
    className="max-w-none!"
    type="number"
    min={1}
    inputMode="numeric"
    label={label}
    help={help}
    error={error}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(Math.trunc(Number(currentTarget.value)) || null)}
  />
);
