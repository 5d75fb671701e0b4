import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import { ageClass, ageTone } from '../../components/age.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** How long ago a return was asked. */
export const agoWords = ({ askedAt }: OfficeReturnItem, now: Date): string =>
  texts.ago(Math.max(0, daysBetween(dayIn(new Date(askedAt)), dayIn(now))));

const waits = ({ state }: OfficeReturnItem): boolean => state === 'asked' || state === 'received';

/** The colour of its age; only what waits is late. */
export const ageOf = (one: OfficeReturnItem, now: Date, days: number): string =>
  waits(one) ? ageClass[ageTone(new Date(one.askedAt), now, days * day)] : 'text-text-2';
