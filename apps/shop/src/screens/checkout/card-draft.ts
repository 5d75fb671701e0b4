import { cardBrand, cardDigits, isCardNumber, isExpired, securityCodeLength } from '@tonalia/rules/card';
import type { TypedCard } from '../../features/pay/tokenise-card.ts';
import type { FieldErrors } from '../../forms/form-failure.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.card;

export const emptyCard: TypedCard = { number: '', holder: '', month: '', year: '', cvv: '' };

/** Errors of a typed card, by field in the order of the form. */
export function cardErrors({ number, holder, month, year, cvv }: TypedCard, now: Date): FieldErrors<keyof TypedCard> {
  const digits = cardDigits(number);
  const length = securityCodeLength(cardBrand(digits));
  const errors: FieldErrors<keyof TypedCard> = {};
  if (!isCardNumber(digits)) errors.number = words.wrongNumber;
  if (holder.trim().length < 3) errors.holder = words.wrongHolder;
  if (month === '') errors.month = words.wrongMonth;
  if (year === '') errors.year = words.wrongYear;
  else if (month !== '' && isExpired(month, year, now)) errors.year = words.expired;
  if (!new RegExp(`^\\d{${length}}$`).test(cvv)) errors.cvv = words.wrongCvv(length);
  return errors;
}
