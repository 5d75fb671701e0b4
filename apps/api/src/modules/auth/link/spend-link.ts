import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { type LinkPurpose, type LinkRow, takeLink } from './link.sql.ts';

/** Uses up a link; one of several concurrent calls gets its row. With `ownerId` a link of another identity stays untouched. */
export async function spendLink(
  tx: Database | Transaction,
  clock: Clock,
  { purpose, token, ownerId = null }: { purpose: LinkPurpose; token: string; ownerId?: string | null },
): Promise<LinkRow | undefined> {
  const [link] = await takeLink(tx, { hash: digest(token), purpose, now: clock.now(), ownerId });
  return link;
}
