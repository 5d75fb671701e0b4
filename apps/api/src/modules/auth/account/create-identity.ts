import type { Transaction } from '../../../platform/transaction.ts';
import { insertIdentity } from './account.sql.ts';

/** The identity of a new customer. */
export interface NewIdentity {
  name: string;
  lastName: string;
  email: string | null;
  /** In national digits, and in E.164 where the phone is Colombian. */
  phone: string;
  phoneE164: string | null;
  passwordHash: string | null;
}

/**
 * Inserts the identity of a new customer and gives its id. An e-mail that another identity signs in with stays pending, and the caller
 * cannot see the difference. Breaks the constraint `identity_phone` when another identity has the phone.
 */
export async function createIdentity(tx: Transaction, identity: NewIdentity): Promise<string> {
  const [inserted] = await insertIdentity(tx, identity);
  // No row: a concurrent registration took the e-mail. The second try sees it and keeps the e-mail pending.
  const [row] = inserted ? [inserted] : await insertIdentity(tx, identity);
  if (!row) throw new Error('an identity was not inserted');
  return row.id;
}
