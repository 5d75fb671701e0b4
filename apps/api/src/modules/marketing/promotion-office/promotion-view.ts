import type { OfficeBanner, OfficeHeader, PromotionState } from '@tonalia/contract/promotions-office';
import { bannerImage } from '../wire.ts';
import type { lockBanner, lockHeader } from './promotion-office.sql.ts';
import { targetOfLink } from './target.rules.ts';

/** A banner as it is stored. */
export type SavedBanner = Awaited<ReturnType<typeof lockBanner>>[number];
/** A countdown header as it is stored. */
export type SavedHeader = Awaited<ReturnType<typeof lockHeader>>[number];

/** A banner as the office shows it. */
export const toOfficeBanner = (row: SavedBanner, now: Date): OfficeBanner => ({
  _id: row.id,
  place: row.position,
  title: row.title,
  subtitle: row.subtitle,
  link: row.link,
  target: targetOfLink(row.link),
  image: bannerImage(row),
  hasPhoto: row.photo !== null,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  state: row.isDraft ? 'draft' : stateOf(row, now),
  version: row.revision,
});

/** A countdown header as the office shows it. */
export const toOfficeHeader = (row: SavedHeader, now: Date): OfficeHeader => ({
  _id: row.id,
  title: row.title,
  link: row.link,
  target: row.link === null ? null : targetOfLink(row.link),
  from: row.from?.toISOString() ?? null,
  until: row.until.toISOString(),
  timer: row.timer,
  design: row.design,
  state: stateOf(row, now),
  version: row.revision,
});

/** Whether a window has begun and ended. */
export function stateOf(
  { from, until }: { from: Date | null; until: Date | null },
  now: Date,
): Exclude<PromotionState, 'draft'> {
  if (until !== null && until <= now) return 'ended';
  return from !== null && from > now ? 'coming' : 'running';
}
