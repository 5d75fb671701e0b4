import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type PhoneCount,
  type WaitingCount,
  readCounted,
  removeCounted,
  saveCounted,
  storeCounted,
} from '../../api/count-store.ts';
import { type CountBatch, countQuery, sendCounts } from '../../api/stock-counts.ts';

/** How long a send that failed waits, in ms; the browser's own report of a connection ends the wait. */
const RETRY_MS = 5_000;

export interface CountQueue {
  /** Not confirmed yet, the oldest first. */
  waiting: readonly WaitingCount[];
  refused: readonly WaitingCount[];
  isOffline: boolean;
  add: (countId: string, line: PhoneCount) => void;
  dropRefused: () => void;
}

/** What the operator counted: kept on the device, sent in its order, one call at a time. */
export function useCountQueue(operatorId: string): CountQueue {
  const cache = useQueryClient();
  const [counts, setCounts] = useState(() => readCounted(operatorId));
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const waiting = counts.filter(({ refusal }) => refusal === undefined);
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
  });

  const settle = useCallback(
    async (batch: CountBatch): Promise<void> => {
      setOffline(batch.outcome === 'later' && batch.isOffline);
      if (batch.outcome === 'later') return;
      if (batch.outcome === 'kept') {
        const { queryKey } = countQuery(batch.count._id);
        await cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, batch.count);
        for (const one of batch.sent) removeCounted(one);
        const keys = new Set(batch.sent.map(({ key }) => key));
        setCounts((now) => now.filter(({ key }) => !keys.has(key)));
        return;
      }
      const refused = batch.sent.map((one) => ({ ...one, refusal: batch.sentence }));
      for (const one of refused) saveCounted(one);
      setCounts((now) => now.map((one) => refused.find(({ key }) => key === one.key) ?? one));
    },
    [cache],
  );

  useEffect(() => {
    if (isSending.current || latest.current.length === 0) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      const batch = await inTurn(() => sendCounts(latest.current));
      await settle(batch);
      isSending.current = false;
      if (batch.outcome === 'later') timer = setTimeout(() => setAttempt((now) => now + 1), RETRY_MS);
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
    refused: counts.filter(({ refusal }) => refusal !== undefined),
    isOffline,
    add: (countId, line) => {
      const stored = storeCounted(operatorId, countId, line);
      setCounts((now) => [...now, stored]);
    },
    dropRefused: () => {
      for (const one of counts) if (one.refusal !== undefined) removeCounted(one);
      setCounts((now) => now.filter(({ refusal }) => refusal === undefined));
    },
  };
}

/** One tab sends at a time, where the browser has locks; elsewhere the ids are enough. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('tonalia.counts', work) : work();
