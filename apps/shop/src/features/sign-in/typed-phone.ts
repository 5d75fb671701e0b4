import { bareNumber, isPhone } from '@tonalia/rules/phone';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

/** Removes a pasted or typed country code; the field already shows it as a prefix. */
export function nationalNumber(typed: string): string {
  const digits = bareNumber(typed.replaceAll('.', ''));
  return digits.replace(/^(\+|00)57/, '').replace(/^57(?=3\d{9}$)/, '');
}

/** Groups the digits of a partly typed cell phone: "310 555 0". Any other text stays unchanged. */
export function grouped(typed: string): string {
  const digits = nationalNumber(typed);
  if (!/^3\d{0,9}$/.test(digits)) return typed;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean).join(' ');
}

/** The error text of a phone number, checked before any request. */
export function phoneFault(typed: string): string | undefined {
  const digits = nationalNumber(typed);
  if (digits === '') return signInMessages.phone.missing;
  return isPhone(digits) ? undefined : signInMessages.phone.invalid;
}
