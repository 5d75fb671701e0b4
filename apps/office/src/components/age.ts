import { minute } from '@tonalia/rules/durations';
import { ageTexts as texts } from '../messages/age.es-CO.ts';

/** How long something waits, in words: "40 min", "3 h 12 min", "2 días". */
export function formatAge(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return texts.minutes(minutes);
  if (hours < 24) return texts.hours(hours, minutes % 60);
  return texts.days(Math.floor(hours / 24));
}

/** How urgent an age is: orange over the rule, red over twice the rule. `rule` in ms. */
export function ageTone(since: Date, now: Date, rule: number): 'calm' | 'late' | 'very-late' {
  const age = now.getTime() - since.getTime();
  if (age > 2 * rule) return 'very-late';
  return age > rule ? 'late' : 'calm';
}

/** The text colour of each tone. */
export const ageClass = { calm: 'text-text-2', late: 'text-warn', 'very-late': 'text-danger' };
