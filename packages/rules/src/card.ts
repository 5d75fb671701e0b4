/** Networks that the shop recognises by the first digits and shows a logo of. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners';

/** A card number without spaces and dashes. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The card network, by the first digits; null while it is unknown. */
export function cardBrand(digits: string): CardBrand | null {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2(2[2-9][1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720))/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return /^3(0[0-5]|[689])/.test(digits) ? 'diners' : null;
}

/** Digits of a full number, by brand. */
const lengths: Record<CardBrand, readonly number[]> = {
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  diners: [14],
};

/** Whether the text can be a card number: digits only, as many as the brand has, and a correct Luhn check digit. */
export function isCardNumber(digits: string): boolean {
  const brand = cardBrand(digits);
  const fits = brand === null ? digits.length >= 13 && digits.length <= 19 : lengths[brand].includes(digits.length);
  return /^\d+$/.test(digits) && fits && hasCheckDigit(digits);
}

/** ISO/IEC 7812: every second digit from the right counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

/** Grouped as printed on the card: "4242 4242 42", "3782 822463 10005". */
export function formatCardNumber(digits: string): string {
  const groups = /^3[47]|^3[0689]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d+)?/ : null;
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Digits of the security code. */
export const securityCodeLength = (brand: CardBrand | null): 3 | 4 => (brand === 'amex' ? 4 : 3);

/** The twelve months as a card prints them: "01" to "12". */
export const expiryMonths: readonly string[] = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Years that a valid card can show: this one and the next nine. */
export function expiryYears(now: Date): string[] {
  const first = now.getFullYear();
  return Array.from({ length: 10 }, (_, at) => String(first + at));
}

/** Whether a card's expiry month has ended. */
export function isExpired(month: string, year: string, now: Date): boolean {
  return new Date(Number(year), Number(month), 1) <= now;
}
