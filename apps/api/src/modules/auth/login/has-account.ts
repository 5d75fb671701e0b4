import type { Database } from '../../../platform/transaction.ts';
import { findByEmail } from './identity.sql.ts';

/** Whether an account has this e-mail, in lower case. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await findByEmail(db, email)).length > 0;
}
