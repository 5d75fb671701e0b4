import { minute } from '@tonalia/rules/durations';
import { registrationMinutes } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { findGrant, grantPhone, spendGrant } from './verification.sql.ts';

/** The `registrationToken` for the proved phone of a flow; undefined when an account has the phone. */
export async function grantProvedPhone(
  db: Database | Transaction,
  clock: Clock,
  flowId: string,
): Promise<string | undefined> {
  const token = newSecret('tg');
  const [granted] = await grantPhone(
    db,
    digest(flowId),
    digest(token),
    after(clock.now(), registrationMinutes * minute),
  );
  return granted && token;
}

/**
 * Uses up a `registrationToken` and returns its phone in E.164; undefined when it is unknown, used or expired. One of several
 * concurrent calls wins. A rollback makes the token usable again.
 */
export async function spendProvedPhone(
  tx: Database | Transaction,
  clock: Clock,
  token: string,
): Promise<string | undefined> {
  const [spent] = await spendGrant(tx, digest(token), clock.now());
  return spent?.phone;
}

/** The phone of a `registrationToken`, without using it up. */
export async function findProvedPhone(
  db: Database | Transaction,
  clock: Clock,
  token: string,
): Promise<string | undefined> {
  const [found] = await findGrant(db, digest(token), clock.now());
  return found?.phone;
}
