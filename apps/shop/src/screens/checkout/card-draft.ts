import { cardBrand, cardDigits, isCardNumber, isExpired, securityCodeLength } from '@tonalia/rules/card';
import type { TypedCard } from '../../features/pay/tokenise-card.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.card;

export type CardFaults = Partial<Record<keyof TypedCard, string>>;

export const emptyCard: TypedCard = { number: '', holder: '', month: '', year: '', cvv: '' };

/** What is wrong with a card as it was typed, field by field, in the order of the form. */
export function faultsOf({ number, holder, month, year, cvv }: TypedCard, now: Date): CardFaults {
  const digits = cardDigits(number);
  const length = securityCodeLength(cardBrand(digits));
  const faults: CardFaults = {};
  if (!isCardNumber(digits)) faults.number = words.wrongNumber;
  if (holder.trim().length < 3) faults.holder = words.wrongHolder;
  if (month === '') faults.month = words.wrongMonth;
  if (year === '') faults.year = words.wrongYear;
  else if (month !== '' && isExpired(month, year, now)) faults.year = words.expired;
  if (!new RegExp(`^\\d{${length}}$`).test(cvv)) faults.cvv = words.wrongCvv(length);
  return faults;
}
