/** A phone as people type it, without spaces, parentheses and dashes. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

/** Seven digits (a fixed line), ten (a cell phone), or a 0 and eight more. */
export function isPhone(typed: string): boolean {
  return /^(\d{7}|\d{10}|0\d{8})$/.test(bareNumber(typed));
}
