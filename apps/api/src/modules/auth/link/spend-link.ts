import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { type LinkPurpose, type LinkRow, takeLink } from './link.sql.ts';

/**
 * Uses up a link: the first of any number at once gets whose it is, everybody else nothing. With `ownerId` a link of
 * somebody else is left as it is.
 */
export async function spendLink(
  tx: Database | Transaction,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
  ownerId?: string,
): Promise<LinkRow | undefined> {
  const [link] = await takeLink(tx, digest(token), purpose, clock.now(), ownerId ?? null);
  return link;
}
