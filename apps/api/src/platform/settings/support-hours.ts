import type { SupportHours } from '@tonalia/contract/settings';
import { withoutAccents } from '@tonalia/rules/without-accents';

const DAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const plain = (text: string) => withoutAccents(text).toLowerCase().slice(0, 3);
const dayOf = (name: string) => DAYS.findIndex((day) => plain(day) === plain(name)) + 1;

/** Parses `lun-sáb 8-18` or `lun,mié,vie 9-17`; returns other text unchanged, which the schema refuses. */
export function readSupportHours(text: string): SupportHours | string {
  const [, days = '', from, to] = /^\s*([\p{L},-]+)\s+(\d{1,2})-(\d{1,2})\s*$/u.exec(text) ?? [];
  const weekdays = days.split(',').flatMap(range);
  if (from === undefined || to === undefined || weekdays.length === 0 || weekdays.includes(0)) return text;
  return { weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b), from: Number(from), to: Number(to) };
}

/** The ISO weekdays of `lun` or `lun-vie`; 0 for an unknown day. */
function range(text: string): number[] {
  const [first = 0, last = first, ...rest] = text.split('-').map(dayOf);
  if (first === 0 || last < first || rest.length > 0) return [0];
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

/** Formats the hours as `readSupportHours` parses them: "lun-vie 9-17", "lun,mié 8-12". */
export function writeSupportHours({ weekdays, from, to }: SupportHours): string {
  const names = weekdays.map((day) => DAYS[day - 1] ?? '');
  const [first = 0] = weekdays;
  const isRange = weekdays.length > 2 && weekdays.every((day, at) => day === first + at);
  return `${isRange ? `${names[0]}-${names.at(-1)}` : names.join(',')} ${from}-${to}`;
}
