import type { Channel } from '@tonalia/contract/people';
import { createStore } from '../../state/store.ts';

/** The verification of a phone, from the typed number to its code. */
export interface PhoneFlow {
  purpose: 'login' | 'register';
  /** The typed number, digits only. */
  phone: string;
  channels: Channel[];
  /** Set when a code was sent: channel, flow, and the time the next may be requested (ms since 1970). */
  sent?: { channel: Channel; flowId: string; resendAt: number };
  /** The page to continue to afterwards. */
  redirectTo?: string | undefined;
  /** Whether the flow began at a link of the landing page. */
  fromLanding?: boolean;
}

const key = 'tonalia.phoneFlow';

/** A phone may unload this page while the code is read in another app, so the flow survives a reload; it is useless without the code. */
export function currentPhoneFlow(): PhoneFlow | null {
  try {
    const text = sessionStorage.getItem(key);
    // Only `storePhoneFlow` writes under this key.
    return text === null ? null : (JSON.parse(text) as PhoneFlow);
  } catch {
    return null;
  }
}

export function storePhoneFlow(flow: PhoneFlow | null): void {
  try {
    if (flow === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(flow));
  } catch {
    // Without storage the flow ends with the page.
  }
}

/** The registration token, which proves the phone. It can open an account, so it stays in memory. */
export const provedPhone = createStore<string | null>(null);
