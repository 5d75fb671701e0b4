import type { Clock } from './clock.ts';
import { BRAND, BRAND_COLOUR, type Messenger, OutgoingMessage } from './messages.ts';
import { PermanentFailure, type Listener } from './outbox.ts';
import { type BrandOfMessages, brandOfMessages } from './settings/settings.ts';

/** Handles the outbox event `message.<channel>`. */
export function deliverMessage(messenger: Messenger, clock: Clock): Listener {
  return async (tx, { payload }) => {
    const message = OutgoingMessage.parse(payload);
    if (message.expiresAt && Date.parse(message.expiresAt) <= clock.now().getTime()) return;
    if (!messenger.channels.includes(message.channel))
      throw new PermanentFailure(`this installation cannot send by ${message.channel}`);
    await messenger.send(withBrand(message, await brandOfMessages(tx)));
  };
}

function withBrand(message: OutgoingMessage, { name, colour }: BrandOfMessages): OutgoingMessage {
  const { channel, text, html } = message;
  const subject = message.subject ?? (channel === 'email' ? BRAND : undefined);
  return {
    ...message,
    text: text.replaceAll(BRAND, () => name),
    ...(subject !== undefined && { subject: subject.replaceAll(BRAND, () => name) }),
    ...(html !== undefined && {
      html: html.replaceAll(BRAND, () => name.replaceAll('&', '&amp;')).replaceAll(BRAND_COLOUR, colour),
    }),
  };
}
