import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findOwner } from '../notification/owner.sql.ts';

/** The payer as a gateway needs it. */
export interface Payer {
  /** The full name and its two parts. */
  name: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** With country code, digits only: `573105550142`. */
  phone: string | null;
}

/** Name, e-mail and phone of an identity; undefined for a closed account. */
export async function findPayer(db: Database | Transaction, identityId: string): Promise<Payer | undefined> {
  const [owner] = await findOwner(db, identityId);
  if (!owner) return undefined;
  const { name, lastName, email, phoneE164 } = owner;
  return { name: `${name} ${lastName}`.trim(), firstName: name, lastName, email, phone: phoneE164?.slice(1) ?? null };
}
