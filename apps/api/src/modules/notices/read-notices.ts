import { AppError } from '@tonalia/contract/errors';
import type { CustomerNotice, NoticeGroup } from '@tonalia/contract/notices';
import { noticeKeptDays } from '@tonalia/rules/policy';
import type { ModuleContext } from '../../platform/module.ts';
import { archiveNotice, countUnread, listNotices, readNotice, readNoticesUpTo } from './notice.sql.ts';

type NoticesContext = Pick<ModuleContext, 'db' | 'clock'>;

/** The person that reads, and its customer. */
export interface NoticeReader {
  identityId: string;
  customerId: string;
  /** Whether it also reads the notices of the whole business, which tell of its money and are read once for all. */
  readsAll: boolean;
}

/** A page of the list; `before` is the last notice of the page above. */
export interface NoticePage {
  group?: NoticeGroup | undefined;
  before?: string | undefined;
  limit: number;
}

/** A page of notices, the newest first, and how many are unread in all groups. */
export async function readNotices(
  context: NoticesContext,
  reader: NoticeReader,
  { group, before, limit }: NoticePage,
): Promise<{ results: CustomerNotice[]; unread: number; hasMore: boolean }> {
  const asked = { ...reader, days: noticeKeptDays, group: group ?? null, before: before ?? null, most: limit + 1 };
  const [rows, unread] = await Promise.all([listNotices(context.db, asked), unreadOf(context, reader)]);
  const results = rows.slice(0, limit).map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
  return { results, unread, hasMore: rows.length > limit };
}

/** How many notices of the last 90 days are unread. */
export async function unreadOf({ db }: NoticesContext, reader: NoticeReader): Promise<number> {
  const [counted] = await countUnread(db, { ...reader, days: noticeKeptDays });
  return counted?.unread ?? 0;
}

/** Reads one notice. NOTICE_NOT_FOUND, also for another customer's. Returns how many are unread now. */
export async function markRead(context: NoticesContext, reader: NoticeReader, noticeId: string): Promise<number> {
  const [row] = await readNotice(context.db, { ...reader, noticeId, now: context.clock.now() });
  if (!row) throw new AppError('NOTICE_NOT_FOUND');
  return unreadOf(context, reader);
}

/** Reads all notices up to a moment. */
export async function markAllRead(context: NoticesContext, reader: NoticeReader, upTo: Date): Promise<number> {
  await readNoticesUpTo(context.db, { ...reader, upTo, now: context.clock.now() });
  return unreadOf(context, reader);
}

/** Archives a notice or takes that back. NOTICE_NOT_FOUND. */
export async function archive(
  context: NoticesContext,
  reader: NoticeReader,
  { noticeId, isArchived }: { noticeId: string; isArchived: boolean },
): Promise<number> {
  const [row] = await archiveNotice(context.db, { ...reader, noticeId, isArchived, now: context.clock.now() });
  if (!row) throw new AppError('NOTICE_NOT_FOUND');
  return unreadOf(context, reader);
}
