/** "7.1" of "7.1 Rubio medio cenizo, 90 ml"; the whole name of what has no number. */
export function shadeNumber(name: string): string {
  const [first = name] = name.split(' ');
  return /\d/.test(first) ? first : name;
}
