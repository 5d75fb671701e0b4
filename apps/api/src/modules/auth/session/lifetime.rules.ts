import { day, minute } from '@tonalia/rules/durations';
import { accessMinutes, idleDays, sellerSessionDays, sessionDays } from '@tonalia/rules/policy';
import { type Role, can } from '@tonalia/contract/rights';
import { after } from '../secret/after.rules.ts';

/** Short, because a leaked access token works until it expires. */
export const ACCESS_LIFE = accessMinutes * minute;
/** After this time without a visit the identity signs in again. */
export const REFRESH_LIFE = idleDays * day;
/** How long a used refresh token gives the same successor again. */
export const GRACE = 20_000;

/** The end of an active session: earlier for a role that sees the customers of a portfolio. */
export function sessionEnd(role: Role, now: Date): Date {
  const days = can(role, 'portfolio.use') ? sellerSessionDays : sessionDays;
  return after(now, days * day);
}

/** The end of a token: after `life` ms, and no later than its session. */
export function tokenEnd(now: Date, life: number, sessionEndsAt: Date): Date {
  return new Date(Math.min(now.getTime() + life, sessionEndsAt.getTime()));
}

/**
 * Whether a used token may be shown again: parallel tabs and lost answers do so within the grace, with the generation right before
 * the current one. Anything older or later is a copy.
 */
export function isWithinGrace(rotatedAt: Date, isSuperseded: boolean, now: Date): boolean {
  return !isSuperseded && now.getTime() - rotatedAt.getTime() <= GRACE;
}
