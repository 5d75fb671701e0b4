import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { maxLineQuantity, maxShareAnswers } from '@tonalia/rules/policy';
import { inTransaction } from '../../../platform/transaction.ts';
import { type SavedItem, mergedItems } from '../saved-list/saved-lines.rules.ts';
import { findAnswer, insertAnswer } from './answer.sql.ts';
import { tokenHash } from './make-share.ts';
import { fixedUnits, strangeLines } from './messages.es-CO.ts';
import { type AnswerContext, noticeAnswer } from './notice-answer.ts';
import { findShare, lockShare } from './share.sql.ts';
import { openShare, versionsOf } from './show-share.ts';

/** What a visitor sends back. */
export interface AnswerToKeep {
  key: string;
  lines: readonly SavedItem[];
  name: string;
  note: string;
}

/**
 * Keeps what came back from a link, once for each key, and tells its maker. SHARE_NOT_FOUND, SHARE_EXPIRED, SHARE_FULL,
 * INVALID_REQUEST without a version of the link, or with other
 * units than the link fixes; IDEMPOTENCY_KEY_REUSED.
 */
export async function answerShare(context: AnswerContext, token: string, answer: AnswerToKeep): Promise<string> {
  const { key, name, note } = answer;
  const hash = tokenHash(token);
  const [seen] = await findShare(context.db, hash);
  const shown = new Map((await versionsOf(context, openShare(seen))).map((one) => [one.versionId, one]));
  const items = mergedItems(answer.lines, maxLineQuantity).filter(({ versionId }) => shown.has(versionId));
  if (items.length === 0) throw new AppError('INVALID_REQUEST', { field: 'lines', detail: strangeLines });
  const isChanged = ({ versionId, quantity }: SavedItem) => {
    const line = shown.get(versionId);
    return line?.isBeside === false && line.quantity !== quantity;
  };
  if (!openShare(seen).mayChangeUnits && items.some(isChanged))
    throw new AppError('INVALID_REQUEST', { field: 'lines', detail: fixedUnits });
  const digest = createHash('sha256')
    .update(JSON.stringify([answer.lines, name, note]))
    .digest();
  return inTransaction(context.db, async (tx) => {
    const [share] = await lockShare(tx, hash);
    const { shareId } = openShare(share);
    const [before] = await findAnswer(tx, { shareId, key });
    if (before && !before.digest.equals(digest)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (before) return before.id;
    const [made] = await insertAnswer(tx, {
      shareId,
      key,
      digest,
      versionIds: items.map(({ versionId }) => versionId),
      quantities: items.map(({ quantity }) => quantity),
      name,
      note,
      most: maxShareAnswers,
    });
    if (!made) throw new AppError('SHARE_FULL');
    await noticeAnswer(context, tx, openShare(share), made.id);
    return made.id;
  });
}
