import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';

const MONTH = 30;
const YEAR = 365;

/** Since when the customer is one: "hace 3 años". */
export function customerAge(since: Date, now: Date): string {
  const days = daysBetween(dayIn(since), dayIn(now));
  if (days <= 0) return texts.today;
  if (days < MONTH) return texts.days(days);
  if (days < YEAR) return texts.months(Math.floor(days / MONTH));
  return texts.years(Math.floor(days / YEAR));
}
