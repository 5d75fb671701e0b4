import type { Pick, PickOutcome } from '@tonalia/contract/dispatch-wave';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pickStore } from '../../api/pick-store.ts';
import type { WaitingPick } from '../../api/pick-store.ts';
import { waveQuery } from '../../api/picking.ts';
import { type CountedPicks, sendPicks } from '../../api/send-picks.ts';
import { type SendQueue, useSendQueue } from '../../features/send-queue/use-send-queue.ts';
import type { KnownWave } from './wave-view.ts';

export interface PickQueue extends SendQueue<WaitingPick> {
  /** Units of the last call that others had counted before. */
  lost: number;
  add: (waveCode: string, pick: Pick) => void;
}

/** The operator's picks, kept on the device until they count. */
export function usePickQueue(operatorId: string): PickQueue {
  const cache = useQueryClient();
  const [lost, setLost] = useState(0);
  const onDone = async ({ wave, outcomes }: CountedPicks, picks: readonly WaitingPick[]) => {
    const query = waveQuery(wave.code);
    await cache.cancelQueries(query);
    // the picks it counts are not added to it again while they leave the queue
    const known: KnownWave = { ...wave, counted: outcomes.map(({ clientId }) => clientId) };
    cache.setQueryData(query.queryKey, known);
    setLost(lostUnits(picks, outcomes));
  };
  const queue = useSendQueue({ store: pickStore, owner: operatorId, lock: 'tonalia.picks', send: sendPicks, onDone });
  return {
    ...queue,
    lost,
    add: (waveCode, pick) => queue.enqueue(pickStore.add(operatorId, pick.clientId, { waveCode, pick })),
  };
}

function lostUnits(picks: readonly WaitingPick[], outcomes: readonly PickOutcome[]): number {
  return picks.reduce((sum, { pick }) => {
    if (pick.kind !== 'units' || pick.units < 0) return sum;
    const counted = outcomes.find(({ clientId }) => clientId === pick.clientId)?.counted ?? pick.units;
    return sum + pick.units - counted;
  }, 0);
}
