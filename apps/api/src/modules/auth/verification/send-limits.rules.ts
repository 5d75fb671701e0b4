const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Another code for a phone may be asked for after this, in ms. */
export const RESEND_AFTER = MINUTE;

/**
 * How many codes may leave within a window, in ms: for a phone, for the site that asks (`login/network.rules.ts`), and in all. The last
 * keeps the bill within bounds when somebody has many sites. One site gets no more than some of a phone's, so who asks for codes for
 * somebody else all day keeps its owner from none.
 */
export const SEND_LIMITS = {
  resend: { most: 1, window: RESEND_AFTER },
  phoneHour: { most: 5, window: HOUR },
  phoneDay: { most: 10, window: DAY },
  phoneFromSiteDay: { most: 6, window: DAY },
  siteHour: { most: 20, window: HOUR },
  siteDay: { most: 100, window: DAY },
  installationDay: { most: 5_000, window: DAY },
} as const;

export type SendLimit = keyof typeof SEND_LIMITS;
export const sendLimits = Object.keys(SEND_LIMITS) as SendLimit[]; // Object.keys forgets whose keys they are

/** Of each limit, when the oldest code went that still fills it: the fifth last of the phone, and so on; null when there are fewer. */
export type OldestSends = Record<SendLimit, Date | null>;

export interface SendWait {
  limit: SendLimit;
  /** In whole seconds, at least one. */
  retryAfter: number;
}

/** The longest wait of those limits that are full now. */
export function longestWait(filling: OldestSends, now: Date): SendWait | undefined {
  const waits = sendLimits.map((limit) => {
    const oldest = filling[limit];
    const left = oldest ? oldest.getTime() + SEND_LIMITS[limit].window - now.getTime() : 0;
    return { limit, retryAfter: Math.ceil(left / 1_000) };
  });
  return waits.filter(({ retryAfter }) => retryAfter > 0).toSorted((a, b) => b.retryAfter - a.retryAfter)[0];
}
