import type { PickOutcome, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { CallFailure } from './call-failure.ts';
import { call } from './call.ts';
import type { WaitingPick } from './pick-store.ts';

/** Most picks of one call; the contract allows 100. */
const MOST = 50;
const TOO_MANY_REQUESTS = 429;

/** What became of a call: counted, refused for good, or to be sent again. */
export type PickBatch =
  | { outcome: 'counted'; picks: WaitingPick[]; outcomes: PickOutcome[]; wave: WaveDetail }
  | { outcome: 'refused'; picks: WaitingPick[]; sentence: string }
  | { outcome: 'later'; isOffline: boolean };

/** Sends the oldest picks of one wave. Their ids make each count once, however often they are sent. */
export async function sendPicks(waiting: readonly WaitingPick[]): Promise<PickBatch> {
  const waveCode = waiting[0]?.waveCode ?? '';
  const end = waiting.findIndex((one) => one.waveCode !== waveCode);
  const picks = waiting.slice(0, Math.min(MOST, end < 0 ? waiting.length : end));
  try {
    const { results } = await call('purchase', 'POST /office/waves/{waveCode}/picks', {
      params: { waveCode },
      body: { picks: picks.map(({ pick }) => pick) },
    });
    return { outcome: 'counted', picks, ...results };
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause;
    if (isFinal(cause)) return { outcome: 'refused', picks, sentence: cause.message };
    return { outcome: 'later', isOffline: cause.status === 0 };
  }
}

/** A session that ended is signed in again, a busy or broken server answers later. */
const isFinal = ({ status, code }: CallFailure): boolean =>
  status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS && code !== 'UNAUTHENTICATED';
