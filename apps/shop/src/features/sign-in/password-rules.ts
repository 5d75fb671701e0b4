import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import type { Owner, PasswordFault } from '@tonalia/rules/password';

/** The rules that a password meets; an empty one meets none. `refused`: the rule for which the server refused this password. */
export function rulesMet(password: string, owner: Owner, refused?: PasswordFault): Record<PasswordFault, boolean> {
  const isTyped = password !== '';
  return {
    length: isTyped && hasPasswordLength(password) && refused !== 'length',
    common: isTyped && !isCommonest(password) && refused !== 'common',
    personal: isTyped && !isPersonal(password, owner) && refused !== 'personal',
  };
}

/** Strength from 0 (empty) to 4, by length and number of different characters, which determine the cost of guessing. */
export function strengthOf(password: string, met: Record<PasswordFault, boolean>): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (!met.length || !met.common || !met.personal) return 1;
  const length = [...password].length;
  const signs = new Set(password.toLowerCase()).size;
  if (length >= 16 && signs >= 10) return 4;
  return length >= 12 && signs >= 7 ? 3 : 2;
}
