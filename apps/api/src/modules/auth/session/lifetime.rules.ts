import type { Role } from '@tonalia/contract/auth';
import { after } from '../secret/after.rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A token that leaks is worth little for long. */
export const ACCESS_LIFE = 15 * MINUTE;
/** Who stays away this long signs in again. */
export const REFRESH_LIFE = 7 * DAY;
/** How long an answer that got lost may be asked for again. */
export const GRACE = 20_000;

/** However busy, a session ends after this. */
const SESSION_LIFE: Record<Role, number> = { 'Admin customer': 30 * DAY, Seller: 14 * DAY, Guest: 30 * DAY };

export function sessionEnd(role: Role, now: Date): Date {
  return after(now, SESSION_LIFE[role]);
}

/** The earlier of the two: no token outlives its session. */
export function tokenEnd(now: Date, life: number, sessionEndsAt: Date): Date {
  return new Date(Math.min(now.getTime() + life, sessionEndsAt.getTime()));
}

/**
 * A used token may be shown again for a moment: a tab that asked twice, an answer that was lost. Only by the generation
 * right before the current one; anything older, or later, is somebody with a copy.
 */
export function isWithinGrace(rotatedAt: Date, isSuperseded: boolean, now: Date): boolean {
  return !isSuperseded && now.getTime() - rotatedAt.getTime() <= GRACE;
}
