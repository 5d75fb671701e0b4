import type { Clock } from '../../../platform/clock.ts';
import type { Listener } from '../../../platform/outbox.ts';

/** Hears `message.recover_password { email }`: who has that e-mail gets a link to set a password anew, half an hour long. */
export function sendRecoveryLink(_clock: Clock, _publicUrl: string): Listener {
  return () => Promise.reject(new Error('not yet'));
}
