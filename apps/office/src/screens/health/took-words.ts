import { jobTexts } from '../../messages/jobs.es-CO.ts';

/** "18 s", "2 min"; less than a second is one. */
export function tookWords(exact: number): string {
  const seconds = Math.max(1, Math.round(exact));
  return seconds < 90 ? jobTexts.seconds(seconds) : jobTexts.minutes(Math.round(seconds / 60));
}
