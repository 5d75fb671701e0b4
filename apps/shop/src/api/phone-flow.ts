import type { Channel } from '@tonalia/contract/people';

/** A phone on its way to being proved, from the field where it was typed to its code. */
export interface PhoneFlow {
  purpose: 'login' | 'register';
  /** As typed, digits alone. */
  phone: string;
  channels: Channel[];
  /** Once a code was sent: how, the flow it belongs to, and when the next may be asked for (ms since 1970). */
  sent?: { channel: Channel; flowId: string; resendAt: number };
  /** Where the person was going. */
  redirectTo?: string | undefined;
  /** Came by a link of the landing page. */
  fromLanding?: boolean;
}

const key = 'tonalia.phoneFlow';

/** Reading the code in another app may make a phone drop this page, so a reload must not lose it; it opens nothing without the code. */
export function currentPhoneFlow(): PhoneFlow | null {
  try {
    const text = sessionStorage.getItem(key);
    // Only `keepPhoneFlow` writes under this key.
    return text === null ? null : (JSON.parse(text) as PhoneFlow);
  } catch {
    return null;
  }
}

export function keepPhoneFlow(flow: PhoneFlow | null): void {
  try {
    if (flow === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(flow));
  } catch {
    // Without storage the flow ends with the page.
  }
}

let registrationToken: string | null = null;

/** What proves the phone when the data is sent. It opens an account, so it stays in memory. */
export const provedPhone = (): string | null => registrationToken;
export function keepProvedPhone(token: string | null): void {
  registrationToken = token;
}
