/**
 * Joins class names and skips missing ones. A later class does not override an earlier one: choose, do not override.
 */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
