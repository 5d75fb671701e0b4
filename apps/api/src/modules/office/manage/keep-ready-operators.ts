import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { Database } from '../../../platform/transaction.ts';
import { hashPassword } from '../../auth/index.ts';
import { insertReadyOperator, listSecrets } from '../operator/operator.sql.ts';
import { base32, newTotpSecret } from '../totp/totp.ts';

/** An operator of the demo. */
export interface ReadyOperator {
  email: string;
  name: string;
  role: OfficeRole;
}

/**
 * Adds the operators of the demo with one password and a secret of their own each, unless their addresses were used before. Returns
 * the secrets (base32) of those able to sign in, by e-mail.
 */
export async function keepReadyOperators(
  db: Database,
  operators: readonly ReadyOperator[],
  password: string,
): Promise<Map<string, string>> {
  const emails = operators.map(({ email }) => email);
  const known = await listSecrets(db, emails);
  const missing = operators.filter(({ email }) => !known.some((one) => one.email === email));
  for (const operator of missing) {
    await insertReadyOperator(db, {
      ...operator,
      passwordHash: await hashPassword(password),
      secret: newTotpSecret(),
    });
  }
  const all = missing.length > 0 ? await listSecrets(db, emails) : known;
  return new Map(all.flatMap(({ email, secret }) => (secret ? [[email, base32(secret)] as const] : [])));
}
