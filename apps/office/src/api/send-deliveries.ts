import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import { CallFailure } from './call-failure.ts';
import type { WaitingDelivery } from './delivery-store.ts';
import { driverCalls } from './driver.ts';

const TOO_MANY_REQUESTS = 429;

/** What became of a delivery: counted, refused for good, to be sent again, or the link is dead. */
export type SentDelivery =
  | { outcome: 'counted'; route: DriverRoute }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'later'; isOffline: boolean }
  | { outcome: 'dead' };

/** Sends one delivery of a load after its photos. Their ids make each count once, however often they are sent. */
export async function sendWaiting(load: string, { delivery, photos }: WaitingDelivery): Promise<SentDelivery> {
  const { sendDelivery, sendPhoto } = driverCalls(load);
  try {
    for (const photo of photos) await sendPhoto(photo);
    const { outcomes, route } = await sendDelivery(delivery);
    const refusal = outcomes[0]?.refusal;
    return refusal ? { outcome: 'refused', sentence: refusal.message } : { outcome: 'counted', route };
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause;
    if (cause.code === 'UNAUTHENTICATED') return { outcome: 'dead' };
    if (isFinal(cause)) return { outcome: 'refused', sentence: cause.message };
    return { outcome: 'later', isOffline: cause.status === 0 };
  }
}

/** A busy or broken server answers later. */
const isFinal = ({ status }: CallFailure): boolean => status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
