import { formatPesos } from '@tonalia/rules/money';
import { bareControlClass, controlClass } from '@tonalia/ui/field-frame';
import { useId } from 'react';

export interface PesosFieldProps {
  label: string;
  /** Inside the field, at its left end. */
  before: string;
  amount: number;
  error: string | undefined;
  onChange: (amount: number) => void;
}

/** Digits of a sum that any account can owe. */
const MOST_DIGITS = 9;

/** Whole pesos, shown as money while they are typed. */
export function PesosField({ label, before, amount, error, onChange }: PesosFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={controlClass({ small: true, invalid: error !== undefined })} htmlFor={id}>
        <span aria-hidden="true" className="font-medium text-text-2 lg:hidden">
          {before}
        </span>
        <input
          id={id}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          inputMode="numeric"
          autoComplete="off"
          className={`${bareControlClass} text-right font-[650]!`}
          value={formatPesos(amount)}
          onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS)))}
        />
      </label>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
