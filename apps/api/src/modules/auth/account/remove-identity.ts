import type { Transaction } from '../../../platform/transaction.ts';
import { removeUnusedIdentity } from './remove-identity.sql.ts';

/** Removes an identity that never chose a password; false for one that did. Breaks a foreign key when a session or something else belongs to it. */
export const removeIdentity = async (tx: Transaction, identityId: string): Promise<boolean> =>
  (await removeUnusedIdentity(tx, identityId)).length > 0;
