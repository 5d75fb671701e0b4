import type { NoticeKind } from '@tonalia/contract/notices';
import type { Transaction } from '../../platform/transaction.ts';
import { insertNotice } from './notice.sql.ts';

/** A notice to the people of a customer. */
export interface NewNotice {
  customerId: string;
  /** The one person it is for; absent: all people of the customer. */
  identityId?: string;
  kind: NoticeKind;
  /** The event that it is about: a second notice with the same key is not written. At most 120 characters. */
  key: string;
  /** One line of Spanish. */
  title: string;
  /** A second line; empty when the title says it whole. */
  text?: string;
  /** The path of its thing in the shop: "/home/profile/orders/history/TN-48210". */
  path: string;
  /** The words of its button, which opens the path; absent when there is nothing to do. */
  action?: string;
  /** Of stock or price: the version, the units asked for and the colour of its shade. */
  version?: { versionId: string; quantity: number; hex: string | null };
  /** The person did it, so it is written as read. */
  isRead?: boolean;
  at: Date;
}

/** Writes a notice once for its key, in the transaction of its event. Returns whether it was written now. */
export async function writeNotice(tx: Transaction, notice: NewNotice): Promise<boolean> {
  const { customerId, identityId, kind, key, title, text = '', path, action, version, isRead = false, at } = notice;
  const [written] = await insertNotice(tx, {
    customerId,
    identityId: identityId ?? null,
    key,
    kind,
    title,
    text,
    path,
    action: action ?? null,
    versionId: version?.versionId ?? null,
    quantity: version?.quantity ?? null,
    hex: version?.hex ?? null,
    at,
    isRead,
  });
  return written !== undefined;
}
