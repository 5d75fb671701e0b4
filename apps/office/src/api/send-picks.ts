import type { PickOutcome, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { call } from './call.ts';
import type { WaitingPick } from './pick-store.ts';
import { type QueueOutcome, failedOutcome } from './send-outcome.ts';

/** Most picks of one call; the contract allows 100. */
const MOST = 50;

/** Picks as the server counted them, with their wave. */
export interface CountedPicks {
  outcomes: PickOutcome[];
  wave: WaveDetail;
}

/** Sends the oldest picks of one wave. Their ids make each count once, however often they are sent. */
export async function sendPicks(waiting: readonly WaitingPick[]): Promise<QueueOutcome<WaitingPick, CountedPicks>> {
  const waveCode = waiting[0]?.waveCode ?? '';
  const end = waiting.findIndex((one) => one.waveCode !== waveCode);
  const sent = waiting.slice(0, Math.min(MOST, end < 0 ? waiting.length : end));
  try {
    const { results } = await call('purchase', 'POST /office/waves/{waveCode}/picks', {
      params: { waveCode },
      body: { picks: sent.map(({ pick }) => pick) },
    });
    return { outcome: 'done', sent, result: results };
  } catch (cause) {
    return failedOutcome(sent, cause);
  }
}
