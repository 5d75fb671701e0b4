import type { DriverRoute, StopReport } from '@tonalia/contract/dispatch-driver';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type WaitingDelivery,
  type WaitingPhoto,
  readDeliveries,
  removeDelivery,
  saveDelivery,
  storeDelivery,
} from '../../api/delivery-store.ts';
import { type SentDelivery, sendWaiting } from '../../api/send-deliveries.ts';

/** How long a send that failed waits, in ms; the browser's own report of a connection ends the wait. */
const RETRY_MS = 5_000;

export interface DeliveryQueue {
  /** Not confirmed yet, the oldest first. */
  waiting: readonly WaitingDelivery[];
  /** Refused for good. */
  refused: readonly WaitingDelivery[];
  isOffline: boolean;
  /** In the place of what was refused of the same stop. Throws when the device has no room; then nothing changes. */
  add: (delivery: StopReport, photos: WaitingPhoto[]) => void;
  drop: (one: WaitingDelivery) => void;
}

/** The deliveries of a load: kept on the device, sent in their order, one at a time. */
export function useDeliveryQueue(
  { loadId, code }: Pick<DriverRoute, 'loadId' | 'code'>,
  { onRoute, onDead }: { onRoute: (route: DriverRoute) => void; onDead: () => void },
): DeliveryQueue {
  const [deliveries, setDeliveries] = useState(() => readDeliveries(loadId));
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const waiting = deliveries.filter(({ refusal }) => refusal === undefined);
  const latest = useRef({ waiting, onRoute, onDead });
  useEffect(() => {
    latest.current = { waiting, onRoute, onDead };
  });

  const settle = useCallback((one: WaitingDelivery, sent: SentDelivery): void => {
    setOffline(sent.outcome === 'later' && sent.isOffline);
    if (sent.outcome === 'later') return;
    if (sent.outcome === 'dead') return latest.current.onDead();
    if (sent.outcome === 'counted') {
      removeDelivery(one);
      latest.current.onRoute(sent.route);
      return setDeliveries((now) => now.filter(({ key }) => key !== one.key));
    }
    // With its photos: the form opens again with all that was recorded at the door.
    const refused = { ...one, refusal: sent.sentence };
    saveDelivery(refused);
    setDeliveries((now) => now.map((other) => (other.key === one.key ? refused : other)));
  }, []);

  useEffect(() => {
    const [first] = latest.current.waiting;
    if (isSending.current || !first) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      const sent = await inTurn(() => sendWaiting(code, first));
      isSending.current = false;
      settle(first, sent);
      if (sent.outcome === 'later') timer = setTimeout(() => setAttempt((now) => now + 1), RETRY_MS);
      else if (sent.outcome !== 'dead') setAttempt((now) => now + 1);
    };
    void send().catch(() => {
      isSending.current = false;
    });
    return () => clearTimeout(timer);
  }, [waiting.length, attempt, settle, code]);

  useEffect(() => {
    const again = () => setAttempt((now) => now + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return {
    waiting,
    refused: deliveries.filter(({ refusal }) => refusal !== undefined),
    isOffline,
    add: (delivery, photos) => {
      const before = deliveries.filter((one) => one.refusal !== undefined && one.delivery.stopId === delivery.stopId);
      const stored = storeInstead(before, () => storeDelivery(loadId, delivery, photos));
      setDeliveries((now) => [...now.filter((one) => !before.includes(one)), stored]);
    },
    drop: (one) => {
      removeDelivery(one);
      setDeliveries((now) => now.filter(({ key }) => key !== one.key));
    },
  };
}

/** Makes room first: the photos of both may not fit. A store that is full keeps what was there. */
function storeInstead(before: readonly WaitingDelivery[], store: () => WaitingDelivery): WaitingDelivery {
  before.forEach(removeDelivery);
  try {
    return store();
  } catch (cause) {
    before.forEach(saveDelivery);
    throw cause;
  }
}

/** One tab sends at a time, where the browser has locks; elsewhere the ids are enough. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('tonalia.deliveries', work) : work();
