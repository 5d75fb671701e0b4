/** Joins class names, leaving out what is not there. Later classes do not undo earlier ones: pick, do not override. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
