/** The standard pattern of an e-mail address: a local part, an @, and a domain with a dot. */
export function isEmail(typed: string): boolean {
  return typed.length <= 254 && /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/.test(typed);
}
