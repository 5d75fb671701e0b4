import { bareNumber, isPhone } from '@tonalia/rules/phone';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

/** Removes a pasted or typed country code; the field already shows it as a prefix. */
export function nationalNumber(typed: string): string {
  const bare = bareNumber(typed.replaceAll('.', ''));
  return bare.replace(/^(\+|00)57/, '').replace(/^57(?=3\d{9}$)/, '');
}

/** Groups the digits of a partly typed cell phone: "310 555 0". Any other text stays unchanged. */
export function grouped(typed: string): string {
  const bare = nationalNumber(typed);
  if (!/^3\d{0,9}$/.test(bare)) return typed;
  return [bare.slice(0, 3), bare.slice(3, 6), bare.slice(6, 8), bare.slice(8)].filter(Boolean).join(' ');
}

/** The error text of a phone number, checked before any request. */
export function phoneFault(typed: string): string | undefined {
  const bare = nationalNumber(typed);
  if (bare === '') return signInMessages.phone.missing;
  return isPhone(bare) ? undefined : signInMessages.phone.invalid;
}
