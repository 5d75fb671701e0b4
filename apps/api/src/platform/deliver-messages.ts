import type { Clock } from './clock.ts';
import { BRAND, type Messenger, OutgoingMessage } from './messages.ts';
import { PermanentFailure, type Listener } from './outbox.ts';
import { brandName } from './settings/settings.ts';

/** Handles the outbox event `message.<channel>`. */
export function deliverMessage(messenger: Messenger, clock: Clock): Listener {
  return async (tx, { payload }) => {
    const message = OutgoingMessage.parse(payload);
    if (message.expiresAt && Date.parse(message.expiresAt) <= clock.now().getTime()) return;
    if (!messenger.channels.includes(message.channel))
      throw new PermanentFailure(`this installation cannot send by ${message.channel}`);
    await messenger.send(withBrand(message, await brandName(tx)));
  };
}

function withBrand(message: OutgoingMessage, brand: string): OutgoingMessage {
  const { channel, text, html } = message;
  const subject = message.subject ?? (channel === 'email' ? BRAND : undefined);
  return {
    ...message,
    text: text.replaceAll(BRAND, () => brand),
    ...(subject !== undefined && { subject: subject.replaceAll(BRAND, () => brand) }),
    ...(html !== undefined && { html: html.replaceAll(BRAND, () => brand.replaceAll('&', '&amp;')) }),
  };
}
