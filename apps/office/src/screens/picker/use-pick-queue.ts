import type { Pick } from '@tonalia/contract/dispatch-wave';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pickStore } from '../../api/pick-store.ts';
import type { WaitingPick } from '../../api/pick-store.ts';
import { waveQuery } from '../../api/picking.ts';
import { type CountedPicks, sendPicks } from '../../api/send-picks.ts';
import { type SendQueue, useSendQueue } from '../../features/send-queue/use-send-queue.ts';
import { type Uncounted, addUncounted, noneUncounted } from './uncounted.ts';
import type { KnownWave } from './wave-view.ts';

export interface PickQueue extends SendQueue<WaitingPick> {
  /** What did not count, until the picker has read it. */
  uncounted: Uncounted;
  /** Forgets what did not count. */
  readUncounted: () => void;
  add: (waveCode: string, pick: Pick) => void;
}

/** The operator's picks, kept on the device until they count. */
export function usePickQueue(operatorId: string): PickQueue {
  const cache = useQueryClient();
  const [uncounted, setUncounted] = useState(noneUncounted);
  const onDone = async ({ wave, outcomes }: CountedPicks, picks: readonly WaitingPick[]) => {
    const query = waveQuery(wave.code);
    await cache.cancelQueries(query);
    const linesBefore = cache.getQueryData(query.queryKey)?.lines ?? [];
    // the picks it counts are not added to it again while they leave the queue
    const known: KnownWave = { ...wave, counted: outcomes.map(({ clientId }) => clientId) };
    cache.setQueryData(query.queryKey, known);
    setUncounted((now) => addUncounted(now, picks, outcomes, [...wave.lines, ...linesBefore]));
  };
  const queue = useSendQueue({ store: pickStore, owner: operatorId, lock: 'tonalia.picks', send: sendPicks, onDone });
  return {
    ...queue,
    uncounted,
    readUncounted: () => setUncounted(noneUncounted),
    add: (waveCode, pick) => queue.enqueue(pickStore.add(operatorId, pick.clientId, { waveCode, pick })),
  };
}
