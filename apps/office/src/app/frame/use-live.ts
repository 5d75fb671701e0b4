import type { OfficeTopic } from '@tonalia/contract/office-events';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveOffice } from '../leave.ts';
import { liveKey } from '../../api/live-state.ts';
import { followChanges } from '../../api/live.ts';
import { isSignedOut } from '../../api/call.ts';
import { readOperator } from '../../api/session.ts';

/** The queries that ask again when a topic changed, by the first part of their keys. */
const keysOf: Record<OfficeTopic, readonly string[]> = {
  orders: ['orders', 'payments', 'picking', 'returns', 'settlements', 'stock', 'today', 'presales'],
  picking: ['picking', 'orders', 'settlements', 'today'],
  customers: ['customers', 'registrations', 'today'],
  catalogue: ['catalogue', 'stock', 'today', 'presales'],
  operators: ['operators'],
  jobs: ['jobs'],
  coverage: ['coverage'],
};
const allKeys = [...new Set(Object.values(keysOf).flat())];

/** Queries are asked again at most once in this time, in ms. */
const PAUSE = 700;

/** Keeps what is on the screen current: committed changes make their queries ask again. */
export function useLive(): void {
  const cache = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const refresh = refreshing(cache);
    const stop = followChanges({
      changed: (topics) => refresh.ask(topics === null ? allKeys : topics.flatMap((topic) => keysOf[topic])),
      connected: (isConnected) => cache.setQueryData(liveKey, isConnected),
      refused: () => void leaveWhenSignedOut(router, cache),
    });
    return () => {
      stop();
      refresh.stop();
    };
  }, [cache, router]);
}

/** A refused stream may be a server that restarts; without a session the guard leads to the sign-in. */
async function leaveWhenSignedOut(router: AnyRouter, cache: QueryClient): Promise<void> {
  try {
    await readOperator();
  } catch (cause) {
    if (isSignedOut(cause)) leaveOffice(router, cache);
  }
}

/** Asks again at once, and then at most once a pause, so that a busy hour never cancels the answer on its way. */
function refreshing(cache: QueryClient): { ask(keys: readonly string[]): void; stop(): void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (waiting.size === 0) return;
    for (const key of waiting) void cache.invalidateQueries({ queryKey: [key] });
    waiting.clear();
    timer = setTimeout(flush, PAUSE);
  };
  return {
    ask(keys) {
      for (const key of keys) waiting.add(key);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
