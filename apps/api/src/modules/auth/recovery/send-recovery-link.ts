import type { Channel } from '@tonalia/contract/people';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Listener } from '../../../platform/outbox.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { findOwnerByEmail } from '../notification/owner.sql.ts';
import { notifyOwner } from '../notification/notify-owner.ts';
import { recoveryMail, unconfirmedMail } from './messages.es-CO.ts';

const RecoveryRequested = z.object({ email: z.string() });
/** Links to one address, so that strangers cannot fill a mailbox. */
const LINKS: RateLimit = { most: 5, window: 60 * 60_000 };

/**
 * Handles `message.recover_password { email }`: mails a link that sets a password, valid for 30 minutes. An unconfirmed address may
 * belong to another person: it gets a link that confirms it, to be opened signed in. The work is done here and not in the request,
 * which therefore takes equally long for an unknown address.
 */
export function sendRecoveryLink(clock: Clock, publicUrl: string, channels: readonly Channel[]): Listener {
  const limiter = createRateLimiter(clock);
  return async (tx, { payload }) => {
    const { email } = RecoveryRequested.parse(payload);
    const [owner] = channels.includes('email') ? await findOwnerByEmail(tx, email) : [];
    if (!owner || !limiter.tryTake(owner.id, LINKS)) return;
    const purpose = owner.isConfirmed ? 'password' : 'email';
    const token = await makeLink(tx, clock, { purpose, identityId: owner.id, email });
    const mail = owner.isConfirmed
      ? recoveryMail(`${publicUrl}/login/change/password/${token}`)
      : unconfirmedMail(`${publicUrl}/login`, confirmationUrl(publicUrl, token));
    await notifyOwner(tx, channels, { email, phoneE164: null }, mail);
  };
}
