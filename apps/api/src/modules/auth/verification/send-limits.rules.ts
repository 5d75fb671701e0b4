import { day, hour } from '@tonalia/rules/durations';
import { codeResendSeconds } from '@tonalia/rules/policy';
/**
 * Codes within a window, in ms: per phone, per site (`platform/http/network.rules.ts`), per phone and site, and in total. The total
 * bounds the cost of an attack from many sites. A site gets only a part of a phone's limit, so a stranger cannot use up the codes
 * of its owner.
 */
export const SEND_LIMITS = {
  resend: { most: 1, window: codeResendSeconds * 1_000 },
  phoneHour: { most: 5, window: hour },
  phoneDay: { most: 10, window: day },
  phoneFromSiteDay: { most: 6, window: day },
  siteHour: { most: 20, window: hour },
  siteDay: { most: 100, window: day },
  installationDay: { most: 5_000, window: day },
} as const;

export type SendLimit = keyof typeof SEND_LIMITS;
export const sendLimits = Object.keys(SEND_LIMITS) as SendLimit[]; // Object.keys returns string[]

/** Per limit, when the oldest code that fills it was sent (the fifth last of the phone, and so on); null below the limit. */
export type OldestSends = Record<SendLimit, Date | null>;

export interface SendWait {
  limit: SendLimit;
  /** Whole seconds, at least one. */
  retryAfter: number;
}

/** The longest wait among the limits that are reached. */
export function longestWait(filling: OldestSends, now: Date): SendWait | undefined {
  const waits = sendLimits.map((limit) => {
    const oldest = filling[limit];
    const left = oldest ? oldest.getTime() + SEND_LIMITS[limit].window - now.getTime() : 0;
    return { limit, retryAfter: Math.ceil(left / 1_000) };
  });
  return waits.filter(({ retryAfter }) => retryAfter > 0).toSorted((a, b) => b.retryAfter - a.retryAfter)[0];
}
