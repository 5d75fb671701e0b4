import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { findGrant, grantPhone, spendGrant } from './verification.sql.ts';

/** How long a proved phone may be used to register, in ms: a form to fill in, and a look for the NIT. */
const GRANT_LIFE = 30 * 60_000;

/** Gives the token that shows a flow's phone was proved; undefined when somebody signs in with that phone already. */
export async function grantProvedPhone(
  db: Database | Transaction,
  clock: Clock,
  flowId: string,
): Promise<string | undefined> {
  const token = newSecret('tg');
  const [granted] = await grantPhone(db, digest(flowId), digest(token), after(clock.now(), GRANT_LIFE));
  return granted && token;
}

/**
 * Uses up a `registrationToken` and gives its phone in E.164; undefined when it is unknown, used or too old. Of any number at
 * once one wins, and when its transaction fails the token is as good as before.
 */
export async function spendProvedPhone(
  tx: Database | Transaction,
  clock: Clock,
  token: string,
): Promise<string | undefined> {
  const [spent] = await spendGrant(tx, digest(token), clock.now());
  return spent?.phone;
}

/** The phone of a `registrationToken`, which stays as good as it is. */
export async function findProvedPhone(
  db: Database | Transaction,
  clock: Clock,
  token: string,
): Promise<string | undefined> {
  const [found] = await findGrant(db, digest(token), clock.now());
  return found?.phone;
}
