import { Field } from '@tonalia/ui/field';
import { formatNumber } from '@tonalia/rules/money';

/** Digits of an amount; its limit is that of the API. */
const MOST_DIGITS = 10;

export type PesoFieldProps = {
  label: string;
  /** Null while it is empty. */
  value: number | null;
  onChange: (pesos: number | null) => void;
  error?: string | undefined;
  /** At the right end: the most it can be. */
  hint?: string;
  isFirst?: boolean;
};

/** An amount in whole pesos: digits are grouped as one types, everything else is left out. */
export function PesoField({ label, value, onChange, error, hint, isFirst = false }: PesoFieldProps) {
  return (
    <Field
      ref={isFirst ? focusOnce : undefined}
      small
      className="max-w-none!"
      label={label}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      prefix={<span className="text-text-2">$</span>}
      suffix={hint && <span className="text-[0.8125rem] whitespace-nowrap text-text-3">{hint}</span>}
      value={value === null ? '' : formatNumber(value)}
      onChange={({ currentTarget }) => onChange(pesosOf(currentTarget.value))}
    />
  );
}

/** The number in typed or pasted text: "$ 38.400" is 38400; what follows a comma are centavos. */
export function pesosOf(text: string): number | null {
  const digits = text
    .replace(/,\d{0,2}$/, '')
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
