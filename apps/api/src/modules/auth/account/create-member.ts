import { AppError } from '@tonalia/contract/errors';
import { nationalNumber } from '@tonalia/rules/phone';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { insertMember } from './account.sql.ts';

/** A person of a business that proved its e-mail or its phone. */
export interface NewMemberIdentity {
  name: string;
  lastName: string;
  /** Lower case. */
  email: string | null;
  phoneE164: string | null;
  passwordHash: string | null;
  now: Date;
}

/** Inserts the identity of a member and gives its id. ALREADY_REGISTERED when another account has its e-mail or phone, which its owner may learn. */
export async function createMember(tx: Transaction, { phoneE164, ...person }: NewMemberIdentity): Promise<string> {
  const phone = phoneE164 === null ? null : nationalNumber(phoneE164);
  const [row] = await insertMember(tx, { ...person, phone, phoneE164 }).catch((error: unknown) => {
    const constraint = brokenConstraint(error);
    if (constraint === 'identity_email' || constraint === 'identity_phone') throw new AppError('ALREADY_REGISTERED');
    throw error;
  });
  if (!row) throw new Error('a member was not inserted');
  return row.id;
}
