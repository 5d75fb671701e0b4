import type { Pusher } from '../../../api/src/platform/push-notices.ts';
import { fcmPusher } from './fcm.ts';
import type { Mailbox } from './mailbox.ts';
import type { MessageSettings } from './settings.ts';

/** How push messages are sent: by FCM, else into the mailbox; undefined without either. */
export function createPusher({ fcm }: Pick<MessageSettings, 'fcm'>, mailbox: Mailbox | undefined): Pusher | undefined {
  if (fcm) return fcmPusher(fcm);
  return (
    mailbox && {
      send: async ({ deviceId, title, text, path }) => {
        mailbox.put({ channel: 'push', to: deviceId, subject: title, text, path });
        return 'sent';
      },
    }
  );
}
