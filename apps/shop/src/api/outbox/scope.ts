import { once } from '../../state/once.ts';
import { currentSession } from '../session/session.ts';

/** The signed-in seller, the owner of unsent orders; null for anyone else. */
export function outboxOwner(): string | null {
  const { user, isSeller } = currentSession();
  return isSeller ? (user?._id ?? null) : null;
}

/** Tells other tabs that something unsent of this device changed. */
export const otherTabs = once(() =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tonalia-outbox'),
);
