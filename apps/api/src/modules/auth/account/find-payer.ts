import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findOwner } from '../notification/owner.sql.ts';

/** Who pays, as a gateway wants to know it. */
export interface Payer {
  /** As it is written whole, and its two parts. */
  name: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** With the country and without signs: `573105550142`. */
  phone: string | null;
}

/** Name and addresses of somebody who pays; undefined for who has no account any more. */
export async function findPayer(db: Database | Transaction, identityId: string): Promise<Payer | undefined> {
  const [owner] = await findOwner(db, identityId);
  if (!owner) return undefined;
  const { name, lastName, email, phoneE164 } = owner;
  return { name: `${name} ${lastName}`.trim(), firstName: name, lastName, email, phone: phoneE164?.slice(1) ?? null };
}
