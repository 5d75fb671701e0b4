/** A phone as people type it, without spaces, parentheses and dashes. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

/** Seven digits (a fixed line), ten (a cell phone), or a 0 and eight more. */
export function isPhone(typed: string): boolean {
  return /^(\d{7}|\d{10}|0\d{8})$/.test(bareNumber(typed));
}

/**
 * The number in E.164, where it follows from what was typed: a cell phone (3…), a fixed line in its ten digits (60…), or in the
 * nine it had before 2022 (0, one digit for the region, seven). Seven digits alone do not say the region: undefined.
 */
export function toE164(typed: string): string | undefined {
  const bare = bareNumber(typed);
  if (/^(3\d{9}|60\d{8})$/.test(bare)) return `+57${bare}`;
  if (/^0\d{8}$/.test(bare)) return `+5760${bare.slice(1)}`;
  return undefined;
}

/** A cell phone, the kind that can be sent a code: "310 555 01 42". */
export function isCellPhone(typed: string): boolean {
  return /^3\d{9}$/.test(bareNumber(typed));
}

/** As people read it: "310 555 01 42". What is no cell phone stays as it is. */
export function formatPhone(typed: string): string {
  const bare = bareNumber(typed);
  return isCellPhone(bare) ? bare.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4') : bare;
}

/** Enough to recognise one's own: "310 ••• •• 42". */
export function maskPhone(typed: string): string {
  const bare = bareNumber(typed);
  return `${bare.slice(0, 3)} ••• •• ${bare.slice(-2)}`;
}

/** A number of Colombia's in E.164 as people here write it, without the country: "+573105550142" → "3105550142". */
export function nationalNumber(e164: string): string {
  return e164.replace(/^\+57/, '');
}
