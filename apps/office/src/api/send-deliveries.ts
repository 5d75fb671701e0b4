import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import { CallFailure } from './call-failure.ts';
import type { WaitingDelivery } from './delivery-store.ts';
import { driverCalls } from './driver.ts';
import { type QueueOutcome, failedOutcome } from './send-outcome.ts';

/** Sends the oldest delivery of a load after its photos. Their ids make each count once, however often they are sent. */
export async function sendDeliveries(
  load: string,
  waiting: readonly WaitingDelivery[],
): Promise<QueueOutcome<WaitingDelivery, DriverRoute>> {
  const calls = driverCalls(load);
  const sent = waiting.slice(0, 1);
  try {
    for (const photo of sent.flatMap(({ photos }) => photos)) await calls.sendPhoto(photo);
    const { outcomes, route } = await calls.sendDeliveries(sent.map(({ delivery }) => delivery));
    const refusal = outcomes[0]?.refusal;
    return refusal ? { outcome: 'refused', sent, sentence: refusal.message } : { outcome: 'done', sent, result: route };
  } catch (cause) {
    if (cause instanceof CallFailure && cause.code === 'UNAUTHENTICATED') return { outcome: 'dead' };
    return failedOutcome(sent, cause);
  }
}
