import { hour, minute } from '@tonalia/rules/durations';
import { emailLinkHours, passwordLinkMinutes } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { type LinkPurpose, replaceLink } from './link.sql.ts';

/** Lifetime per purpose, in ms: a link that sets a password is worth more to a thief. */
const life: Record<LinkPurpose, number> = { password: passwordLinkMinutes * minute, email: emailLinkHours * hour };

export interface NewLink {
  purpose: LinkPurpose;
  identityId: string;
  /** The address it is sent to. */
  email: string;
}

/** Returns the secret of a new link for a mail; the previous link of the same purpose stops working. */
export async function makeLink(
  tx: Database | Transaction,
  clock: Clock,
  { purpose, identityId, email }: NewLink,
): Promise<string> {
  const now = clock.now();
  const token = newSecret('tl');
  await replaceLink(tx, { hash: digest(token), purpose, identityId, email, now, expiresAt: after(now, life[purpose]) });
  return token;
}

/** The address of a link that confirms an e-mail: the profile, signed in. */
export const confirmationUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/home/profile/edit?email-token=${token}`;
