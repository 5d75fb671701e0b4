import type { Channel } from '@tonalia/contract/people';
import type { Messenger } from '../../../api/src/platform/messages.ts';
import { mailSender } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { SendMessage } from './send.ts';
import type { MessageSettings } from './settings.ts';
import { twilioSender } from './twilio.ts';

/** The message channels with settings; a mailbox takes the messages of all others. */
export function createMessenger(
  { mail, twilio }: Pick<MessageSettings, 'mail' | 'twilio'>,
  mailbox: Mailbox | undefined,
): Messenger {
  const put: SendMessage | undefined = mailbox && (async (message) => mailbox.put(message));
  const phone = twilio && twilioSender(twilio);
  const ways = new Map<Channel, SendMessage>();
  const add = (channel: Channel, send: SendMessage | undefined) => send && ways.set(channel, send);
  add('whatsapp', twilio?.whatsappFrom ? phone : put);
  add('sms', twilio?.from ? phone : put);
  add('email', mail ? mailSender(mail) : put);
  return {
    channels: [...ways.keys()],
    async send(message) {
      const send = ways.get(message.channel);
      if (!send) throw new Error(`nothing can be sent by ${message.channel}`);
      await send(message);
    },
  };
}
