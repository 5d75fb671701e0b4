import type { Pick } from '@tonalia/contract/dispatch-wave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { waveQuery } from '../../api/picking.ts';
import { type WaitingPick, readPicks, removePick, savePick, storePick } from '../../api/pick-store.ts';
import { type PickBatch, sendPicks } from '../../api/send-picks.ts';
import type { KnownWave } from './wave-view.ts';

/** How long a send that failed waits, in ms; the browser's own report of a connection ends the wait. */
const RETRY_MS = 5_000;

export interface PickQueue {
  /** Not confirmed yet, the oldest first. */
  waiting: readonly WaitingPick[];
  /** Refused for good. */
  refused: readonly WaitingPick[];
  isOffline: boolean;
  /** Units of the last call that others had counted before. */
  lost: number;
  add: (waveCode: string, pick: Pick) => void;
  dropRefused: () => void;
}

/** The operator's picks: kept on the device, sent in their order, one call at a time. */
export function usePickQueue(operatorId: string): PickQueue {
  const cache = useQueryClient();
  const [picks, setPicks] = useState(() => readPicks(operatorId));
  const [isOffline, setOffline] = useState(false);
  const [lost, setLost] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const waiting = picks.filter(({ refusal }) => refusal === undefined);
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
  });

  const settle = useCallback(
    async (sent: PickBatch): Promise<void> => {
      setOffline(sent.outcome === 'later' && sent.isOffline);
      if (sent.outcome === 'later') return;
      const ids = new Set(sent.picks.map(({ key }) => key));
      if (sent.outcome === 'counted') {
        const query = waveQuery(sent.wave.code);
        await cache.cancelQueries(query);
        // the picks it counts are not added to it again while they leave the queue
        const known: KnownWave = { ...sent.wave, counted: sent.outcomes.map(({ clientId }) => clientId) };
        cache.setQueryData(query.queryKey, known);
        for (const one of sent.picks) removePick(one);
        setLost(lostUnits(sent.picks, sent.outcomes));
        setPicks((now) => now.filter(({ key }) => !ids.has(key)));
        return;
      }
      const refused = sent.picks.map((one) => ({ ...one, refusal: sent.sentence }));
      for (const one of refused) savePick(one);
      setPicks((now) => now.map((one) => refused.find(({ key }) => key === one.key) ?? one));
    },
    [cache],
  );

  useEffect(() => {
    if (isSending.current || latest.current.length === 0) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      const sent = await inTurn(() => sendPicks(latest.current));
      await settle(sent);
      isSending.current = false;
      if (sent.outcome === 'later') timer = setTimeout(() => setAttempt((now) => now + 1), RETRY_MS);
      else setAttempt((now) => now + 1);
    };
    void send().catch(() => {
      isSending.current = false;
    });
    return () => clearTimeout(timer);
  }, [waiting.length, attempt, settle]);

  useEffect(() => {
    const again = () => setAttempt((now) => now + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return {
    waiting,
    refused: picks.filter(({ refusal }) => refusal !== undefined),
    isOffline,
    lost,
    add: (waveCode, pick) => {
      const stored = storePick(operatorId, waveCode, pick);
      setPicks((now) => [...now, stored]);
    },
    dropRefused: () => {
      for (const one of picks) if (one.refusal !== undefined) removePick(one);
      setPicks((now) => now.filter(({ refusal }) => refusal === undefined));
    },
  };
}

function lostUnits(picks: readonly WaitingPick[], outcomes: readonly { clientId: string; counted: number }[]): number {
  return picks.reduce((sum, { pick }) => {
    if (pick.kind !== 'units' || pick.units < 0) return sum;
    const counted = outcomes.find(({ clientId }) => clientId === pick.clientId)?.counted ?? pick.units;
    return sum + pick.units - counted;
  }, 0);
}

/** One tab sends at a time, where the browser has locks; elsewhere the ids are enough. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('tonalia.picks', work) : work();
