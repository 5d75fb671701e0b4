import { syncPushWithSession, canHavePush, sendPushToken } from '../features/push/push-registration.ts';
import { sessionReady, watchSession } from '../api/session/session.ts';
import { pushMessages } from '../messages/push.es-CO.ts';
import { onResume } from '../native/app-life.ts';
import { clearPushes, onPushReceived, onPushTapped, onPushToken } from '../native/push.ts';
import { notify } from '../state/notices.ts';

interface PushActions {
  go: (path: string) => void;
  /** Refetches shown data that a notification made stale. */
  refetchOrders: () => void;
}

/** Starts push notifications in the phone app, without a permission dialog. */
export function startPush({ go, refetchOrders }: PushActions): void {
  onPushTapped(go);
  onPushReceived(({ title, text, path }) => {
    const action = path === null ? undefined : { text: pushMessages.see, href: path };
    notify({ color: 'white', message: title, detail: text, action });
    refetchOrders();
  });
  onPushToken((token) => void sendPushToken(token).catch(() => null));
  void followEverySession();
  clearWhenSeen();
}

/** Registers the phone for the current session and later ones; a failed registration is retried when the app resumes. */
async function followEverySession(): Promise<void> {
  const follow = () => void syncPushWithSession().catch(() => null);
  await sessionReady().catch(() => null);
  follow();
  watchSession(follow);
  onResume(follow);
}

function clearWhenSeen(): void {
  const clear = () => canHavePush() && void clearPushes();
  clear();
  onResume(clear);
}
