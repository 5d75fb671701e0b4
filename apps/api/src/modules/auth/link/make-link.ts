import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { type LinkPurpose, replaceLink } from './link.sql.ts';

const MINUTE = 60_000;

/** How long each kind of link holds, in ms: setting a password anew is worth more to a thief. */
const LIFE: Record<LinkPurpose, number> = { password: 30 * MINUTE, email: 24 * 60 * MINUTE };

export interface NewLink {
  purpose: LinkPurpose;
  identityId: string;
  /** Where it is sent. */
  email: string;
}

/** Gives the secret that goes into a link of a mail; the one made before for the same purpose is worth nothing from now on. */
export async function makeLink(
  tx: Database | Transaction,
  clock: Clock,
  { purpose, identityId, email }: NewLink,
): Promise<string> {
  const now = clock.now();
  const token = newSecret('tl');
  await replaceLink(tx, digest(token), purpose, identityId, email, now, after(now, LIFE[purpose]));
  return token;
}

/** Where the link leads that confirms an e-mail: to its owner's data, signed in. */
export const confirmationUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/home/profile/edit?email-token=${token}`;
