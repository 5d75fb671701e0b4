import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueueOutcome } from '../../api/send-outcome.ts';
import type { Waiting, WaitingStore } from '../../api/waiting-store.ts';

/** How long a send that failed waits, in ms; the browser's own report of a connection ends the wait. */
const RETRY_MS = 5_000;

interface SendQueueOptions<W extends Waiting, Result> {
  store: WaitingStore<W>;
  /** The operator or load that the changes are of. */
  owner: string;
  /** One tab at a time sends with this lock. */
  lock: string;
  /** Sends the first of the waiting changes. Their ids make each count once, however often they are sent. */
  send: (waiting: readonly W[]) => Promise<QueueOutcome<W, Result>>;
  /** Called before confirmed changes leave the queue. */
  onDone: (result: Result, sent: readonly W[]) => void | Promise<void>;
  /** The link of the device is dead: nothing is sent any more. */
  onDead?: () => void;
}

export interface SendQueue<W> {
  /** Not confirmed yet, the oldest first. */
  waiting: readonly W[];
  /** Refused for good. */
  refused: readonly W[];
  isOffline: boolean;
  /** Sends a change that is in the store. */
  enqueue: (change: W) => void;
  /** Forgets changes, on the device too. */
  drop: (changes: readonly W[]) => void;
}

/** Changes of a device: kept there, sent in their order, one call at a time. */
export function useSendQueue<W extends Waiting, Result>(options: SendQueueOptions<W, Result>): SendQueue<W> {
  const { store, owner } = options;
  const [changes, setChanges] = useState(() => store.read(owner));
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const waiting = changes.filter(({ refusal }) => refusal === undefined);
  const latest = useRef({ ...options, waiting });
  useEffect(() => {
    latest.current = { ...options, waiting };
  });

  const settle = useCallback(async (sent: QueueOutcome<W, Result>): Promise<void> => {
    const { store: kept, onDone, onDead } = latest.current;
    setOffline(sent.outcome === 'later' && sent.isOffline);
    if (sent.outcome === 'dead') onDead?.();
    if (sent.outcome === 'done') {
      await onDone(sent.result, sent.sent);
      for (const one of sent.sent) kept.remove(one);
      setChanges((now) => without(now, sent.sent));
    }
    if (sent.outcome === 'refused') {
      const refused = sent.sent.map((one) => ({ ...one, refusal: sent.sentence }));
      for (const one of refused) saveIfRoom(kept, one);
      setChanges((now) => now.map((one) => refused.find(({ key }) => key === one.key) ?? one));
    }
  }, []);

  useEffect(() => {
    if (isSending.current || latest.current.waiting.length === 0) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((now) => now + 1);
    const sendNext = async () => {
      const { lock, send, waiting: unsent } = latest.current;
      const sent = await inTurn(lock, () => send(unsent));
      await settle(sent);
      isSending.current = false;
      if (sent.outcome === 'later') timer = setTimeout(again, RETRY_MS);
      else if (sent.outcome !== 'dead') again();
    };
    // an answer that is not of the server, as that of a café's network, or a full device
    void sendNext().catch(() => {
      isSending.current = false;
      timer = setTimeout(again, RETRY_MS);
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
    refused: changes.filter(({ refusal }) => refusal !== undefined),
    isOffline,
    enqueue: (change) => setChanges((now) => [...now, change]),
    drop: (dropped) => {
      for (const one of dropped) store.remove(one);
      setChanges((now) => without(now, dropped));
    },
  };
}

/** Without room the refusal lasts until the page is left; the change is then sent, and refused, again. */
function saveIfRoom<W extends Waiting>(store: WaitingStore<W>, change: W): void {
  try {
    store.save(change);
  } catch {
    // The change itself is still in the store.
  }
}

function without<W extends Waiting>(changes: readonly W[], gone: readonly W[]): W[] {
  const keys = new Set(gone.map(({ key }) => key));
  return changes.filter(({ key }) => !keys.has(key));
}

/** One tab sends at a time, where the browser has locks; elsewhere the ids are enough. */
const inTurn = <T>(lock: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work();
