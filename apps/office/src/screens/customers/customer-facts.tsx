import type { DebtAge, OfficeCustomerItem } from '@tonalia/contract/customer-list';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';

const tones: Record<DebtAge, BadgeTone> = {
  none: 'success',
  current: 'success',
  to30: 'warn',
  to60: 'danger',
  to90: 'danger',
  over90: 'danger',
};

/** The age of the oldest document that is not paid. */
export const DebtBadge = ({ customer: { debt } }: { customer: OfficeCustomerItem }) =>
  debt && <Badge tone={tones[debt]}>{texts.ages[debt]}</Badge>;

/** Days that are named by their weekday. */
const NAMED_DAYS = 30;

export type CustomerLastOrderProps = { customer: OfficeCustomerItem; now: Date; quietDays: number };

/** The last day it bought; orange once it is quiet. */
export function LastOrder({ customer: { lastOrderOn }, now, quietDays }: CustomerLastOrderProps) {
  if (lastOrderOn === null) return <span className="text-text-3">{texts.noOrder}</span>;
  const days = daysBetween(lastOrderOn, dayIn(now));
  const isQuiet = days >= quietDays;
  return (
    <time dateTime={lastOrderOn} className={isQuiet ? 'font-semibold text-warn' : 'text-text-2'}>
      {wordsOf(lastOrderOn, days)}
    </time>
  );
}

function wordsOf(day: string, days: number): string {
  if (days <= 0) return texts.today;
  if (days === 1) return texts.yesterday;
  return days <= NAMED_DAYS ? formatShortDay(day).toLocaleLowerCase('es-CO') : texts.daysAgo(days);
}
