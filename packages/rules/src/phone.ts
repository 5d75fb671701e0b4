/** A typed phone without spaces, parentheses and dashes. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

/** Seven digits (a land line), ten (a mobile), or a 0 and eight more. */
export function isPhone(typed: string): boolean {
  return /^(\d{7}|\d{10}|0\d{8})$/.test(bareNumber(typed));
}

/**
 * The number in E.164, if it can be derived: a mobile (3…), a land line with ten digits (60…), or with the nine digits
 * used before 2022 (0, one digit for the region, seven). Seven digits alone do not name the region: undefined.
 */
export function toE164(typed: string): string | undefined {
  const bare = bareNumber(typed);
  if (/^(3\d{9}|60\d{8})$/.test(bare)) return `+57${bare}`;
  if (/^0\d{8}$/.test(bare)) return `+5760${bare.slice(1)}`;
  return undefined;
}

/** Whether it is a mobile, which can receive a code: "310 555 01 42". */
export function isCellPhone(typed: string): boolean {
  return /^3\d{9}$/.test(bareNumber(typed));
}

/** Grouped for people: "310 555 01 42". Other numbers stay as they are. */
export function formatPhone(typed: string): string {
  const bare = bareNumber(typed);
  return isCellPhone(bare) ? bare.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4') : bare;
}

/** Masked, so that only its owner recognises it: "310 ••• •• 42". */
export function maskPhone(typed: string): string {
  const bare = bareNumber(typed);
  return `${bare.slice(0, 3)} ••• •• ${bare.slice(-2)}`;
}

/** A Colombian E.164 number without the country code: "+573105550142" → "3105550142". */
export function nationalNumber(e164: string): string {
  return e164.replace(/^\+57/, '');
}
