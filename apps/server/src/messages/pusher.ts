import type { Pusher } from '../../../api/src/platform/push-notices.ts';
import { fcmPusher } from './fcm.ts';
import type { Mailbox } from './mailbox.ts';
import type { MessageSettings } from './settings.ts';

/** How this installation pushes to phones: by FCM, or into the mailbox where there is one; else not at all. */
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
