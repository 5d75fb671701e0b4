import type { Transaction } from '../../../platform/transaction.ts';
import { removeAllLinks } from '../link/link.sql.ts';
import { forgetDevices, forgetIdentity as forget, removeVerifications } from './forget-identity.sql.ts';

/** The identity of an account that closes. */
export interface ClosingIdentity {
  identityId: string;
  phoneE164: string | null;
}

/**
 * Marks an identity as deleted and removes its personal data: name, addresses, password, devices of its sessions, codes and links.
 * Phone and e-mail are free again. The sessions end with `endOtherSessions`.
 */
export async function forgetIdentity(
  tx: Transaction,
  now: Date,
  { identityId, phoneE164 }: ClosingIdentity,
): Promise<void> {
  await forget(tx, identityId, now);
  await forgetDevices(tx, identityId);
  await removeVerifications(tx, identityId, phoneE164);
  await removeAllLinks(tx, identityId);
}
