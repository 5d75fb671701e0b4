import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import type { Owner, PasswordFault } from '@tonalia/rules/password';

/** Which rules a password meets so far; nothing typed meets none. `refused`: what the server said of this very password. */
export function rulesMet(password: string, owner: Owner, refused?: PasswordFault): Record<PasswordFault, boolean> {
  const isTyped = password !== '';
  return {
    length: isTyped && hasPasswordLength(password) && refused !== 'length',
    common: isTyped && !isCommonest(password) && refused !== 'common',
    personal: isTyped && !isPersonal(password, owner) && refused !== 'personal',
  };
}

/** From 0, nothing, to 4: by how long it is and how many different signs it has, since that is what guessing costs. */
export function strengthOf(password: string, met: Record<PasswordFault, boolean>): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (!met.length || !met.common || !met.personal) return 1;
  const length = [...password].length;
  const signs = new Set(password.toLowerCase()).size;
  if (length >= 16 && signs >= 10) return 4;
  return length >= 12 && signs >= 7 ? 3 : 2;
}
