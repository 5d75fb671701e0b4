import type { Channel } from '@tonalia/contract/people';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Listener } from '../../../platform/outbox.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { findOwnerByEmail } from '../notification/owner.sql.ts';
import { notifyOwner } from '../notification/notify-owner.ts';
import { recoveryMail, unconfirmedMail } from './messages.es-CO.ts';

const Asked = z.object({ email: z.string() });
/** Links to one address: nobody's mailbox is filled by who does not like them. */
const LINKS: RateLimit = { most: 5, window: 60 * 60_000 };

/**
 * Hears `message.recover_password { email }`: who has that e-mail gets a link to set a password anew, half an hour long. An
 * address its owner never confirmed may be somebody else's: there goes a link that confirms it, for who is signed in. Done
 * here and not in the request, which therefore takes as long for an address nobody has.
 */
export function sendRecoveryLink(clock: Clock, publicUrl: string, channels: readonly Channel[]): Listener {
  const counter = createRateLimiter(clock);
  return async (tx, { payload }) => {
    const { email } = Asked.parse(payload);
    const [owner] = channels.includes('email') ? await findOwnerByEmail(tx, email) : [];
    if (!owner || !counter.tryTake(owner.id, LINKS)) return;
    const purpose = owner.isConfirmed ? 'password' : 'email';
    const token = await makeLink(tx, clock, { purpose, identityId: owner.id, email });
    const mail = owner.isConfirmed
      ? recoveryMail(`${publicUrl}/login/change/password/${token}`)
      : unconfirmedMail(`${publicUrl}/login`, confirmationUrl(publicUrl, token));
    await notifyOwner(tx, channels, { email, phoneE164: null }, mail);
  };
}
