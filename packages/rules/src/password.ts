import { passwordMaxLength, passwordMinLength } from './policy.ts';

/** Why a password is refused: its length, because it is common, or because it contains data of its owner. */
export type PasswordFault = 'length' | 'common' | 'personal';

/** Personal data that a password must not contain. */
export interface Owner {
  name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Normalised for comparison: lower case, without accents. */
export const plainPassword = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Length in characters as people count them (grapheme clusters). */
export function hasPasswordLength(password: string): boolean {
  const length = [...password.normalize('NFKC')].length;
  return length >= passwordMinLength && length <= passwordMaxLength;
}

/**
 * Whether the password contains a name, the local part of the e-mail, or the phone. Parts shorter than four letters are
 * ignored.
 */
export function isPersonal(password: string, { name = '', last_name = '', email = '', phone = '' }: Owner): boolean {
  const within = plainPassword(password);
  const parts = [...name.split(/\s+/), ...last_name.split(/\s+/), email.split('@')[0] ?? '', phone.replace(/\D/g, '')];
  return parts.map(plainPassword).some((part) => part.length >= 4 && within.includes(part));
}

/** The most common ones in Colombia; the server knows many thousands more. */
const COMMONEST = new Set(
  `12345678 123456789 1234567890 password contraseña contrasena colombia qwertyui qwerty123 11111111 00000000 87654321
   abc12345 abcd1234 password1 iloveyou teamo123 teamomucho tequiero mariposa princesa nacional millonarios medellin
   bogota123 santafe1 estrella sebastian santiago alejandro alejandra valentina salon123 belleza1 belleza123 peluqueria
   peluqueria1 barberia barberia1 tonalia1 tonalia123 tonalia2026 colombia1 colombia123 clave123 clave1234 micontraseña`
    .split(/\s+/)
    .map(plainPassword),
);

/** Whether the password is one of the most common, or repeats one character. */
export function isCommonest(password: string): boolean {
  const bare = plainPassword(password);
  return COMMONEST.has(bare) || new Set(bare).size <= 2;
}
