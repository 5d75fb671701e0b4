import type { CustomerNotice } from '@tonalia/contract/notices';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { noticeMessages as words } from '../../messages/notices.es-CO.ts';

export interface NoticeSection {
  title: string;
  notices: CustomerNotice[];
}

const daysAgo = (at: string, now: Date): number => daysBetween(dayIn(new Date(at)), dayIn(now));

/** The notices of today, of yesterday and of before, in Bogotá's days; a section without notices is left out. */
export function sectionsOf(notices: readonly CustomerNotice[], now: Date): NoticeSection[] {
  const of = (days: (n: number) => boolean) => notices.filter(({ writtenAt }) => days(daysAgo(writtenAt, now)));
  return [
    { title: words.today, notices: of((n) => n <= 0) },
    { title: words.yesterday, notices: of((n) => n === 1) },
    { title: words.earlier, notices: of((n) => n > 1) },
  ].filter((section) => section.notices.length > 0);
}

const hour = new Intl.DateTimeFormat('es-CO', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

/** When, at the end of a row: the hour of today and yesterday, then the weekday of six days, then the date. */
export function whenOf(at: string, now: Date): string {
  const days = daysAgo(at, now);
  if (days <= 1) return hour.format(new Date(at));
  const [weekday = '', ...date] = formatShortDay(dayIn(new Date(at))).split(' ');
  return days < 7 ? weekday.toLocaleLowerCase('es-CO') : date.join(' ');
}
