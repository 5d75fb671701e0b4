/** The standard pattern of an e-mail address: something, an @, and a domain with a dot. */
export function isEmail(typed: string): boolean {
  return typed.length <= 254 && /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/.test(typed);
}
