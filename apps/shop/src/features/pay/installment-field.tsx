import { SelectField } from '@tonalia/ui/select-field';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.card;
const choices = [1, 2, 3, 6, 12, 24, 36];
const options = choices.map((n) => ({ value: String(n), label: words.installment(n) }));

/** The number of card instalments. */
export function InstallmentField({
  value,
  onChange,
  className,
}: {
  value: number;
  onChange: (installments: number) => void;
  className?: string;
}) {
  return (
    <SelectField
      label={words.installments}
      value={String(value)}
      options={options}
      onChange={({ target }) => onChange(Number(target.value))}
      className={className}
    />
  );
}
