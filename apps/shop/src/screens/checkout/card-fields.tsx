import {
  cardBrand,
  cardDigits,
  expiryMonths,
  expiryYears,
  formatCardNumber,
  securityCodeLength,
} from '@tonalia/rules/card';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import type { TypedCard } from '../../features/pay/tokenise-card.ts';
import type { Form } from '../../forms/use-form.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.card;
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export interface CardFieldsProps {
  form: Pick<Form<TypedCard, keyof TypedCard>, 'values' | 'error' | 'change' | 'leave'>;
  now: Date;
}

/** The fields of a card, with autofill. They have no `name`, so that no plain form submission can contain them. */
export function CardFields({ form, now }: CardFieldsProps) {
  const card = form.values;
  const onChange = form.change;
  const onBlur = (name: keyof TypedCard) => card[name] !== '' && form.leave(name);
  const brand = cardBrand(cardDigits(card.number));
  return (
    <>
      <Field
        id="card-number"
        label={words.number}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        value={card.number}
        error={form.error('number')}
        suffix={brand && <b className="font-display text-label italic">{words.brands[brand]}</b>}
        onChange={({ target }) => onChange({ number: formatCardNumber(cardDigits(target.value)) })}
        onBlur={() => onBlur('number')}
      />
      <Field
        id="card-holder"
        label={words.holder}
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={60}
        value={card.holder}
        error={form.error('holder')}
        onChange={({ target }) => onChange({ holder: target.value })}
        onBlur={() => onBlur('holder')}
      />
      <div className="grid max-w-field grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))] items-start gap-2.5">
        <SelectField
          id="card-month"
          label={words.month}
          autoComplete="cc-exp-month"
          placeholder="MM"
          options={optionsOf(expiryMonths)}
          value={card.month}
          error={form.error('month')}
          onChange={({ target }) => onChange({ month: target.value })}
          onBlur={() => onBlur('month')}
        />
        <SelectField
          id="card-year"
          label={words.year}
          autoComplete="cc-exp-year"
          placeholder="AAAA"
          options={optionsOf(expiryYears(now))}
          value={card.year}
          error={form.error('year')}
          onChange={({ target }) => onChange({ year: target.value })}
          onBlur={() => onBlur('year')}
        />
        <Field
          id="card-cvv"
          label={words.cvv}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={words.cvvDigits(securityCodeLength(brand))}
          maxLength={4}
          value={card.cvv}
          error={form.error('cvv')}
          onChange={({ target }) => onChange({ cvv: target.value })}
          onBlur={() => onBlur('cvv')}
        />
      </div>
    </>
  );
}
