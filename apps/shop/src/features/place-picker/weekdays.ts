const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const conjunction = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** ISO weekdays (1 Monday) in words: "martes y viernes", "lunes a sábado", "todos los días". */
export function formatWeekdays(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b);
  const words = days.map((day) => names[day - 1] ?? '');
  const isRow = days.length > 3 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1);
  if (days.length === 7) return 'todos los días';
  return isRow ? `${words[0]} a ${words.at(-1)}` : conjunction.format(words);
}

/** "Llegamos los martes y viernes" */
export function arrivalWords(weekdays: readonly number[]): string {
  const days = formatWeekdays(weekdays);
  if (weekdays.length === 7) return `Llegamos ${days}`;
  return days.includes(' a ') ? `Llegamos de ${days}` : `Llegamos los ${days}`;
}
