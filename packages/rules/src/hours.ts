/**
 * A span of two times `HH:MM` as Colombians write it: "2 a 6 p. m.", "8 a. m. a 12 m.", "7:30 a 9 p. m.". "a. m." or
 * "p. m." appears once when both times share it; noon is "12 m.".
 */
export function formatHours(from: string, to: string): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  const first = start.half === end.half ? start.clock : `${start.clock} ${start.half}`;
  return `${first} a ${end.clock} ${end.half}`;
}

function partsOf(time: string): { clock: string; half: string } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  if (hour === 12 && minute === 0) return { clock, half: 'm.' };
  return { clock, half: hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.' };
}
