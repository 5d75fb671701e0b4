const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
/** From three consecutive days on, a range is shorter. */
const RUN = 3;

/**
 * ISO weekdays (1 Monday) in words: "todos los días", "lunes a sábado", "martes y viernes", "lunes, miércoles y
 * viernes". Empty for none.
 */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].filter((day) => names[day - 1] !== undefined).toSorted((a, b) => a - b);
  if (days.length === names.length) return 'todos los días';
  const words = days.map((day) => names[day - 1]);
  const [first = 0] = days;
  const isRun = days.length >= RUN && days.every((day, at) => day === first + at);
  if (isRun) return `${words[0]} a ${words.at(-1)}`;
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} y ${words.at(-1)}` : (words[0] ?? '');
}
