/** A requested picture was not drawn: it waited too long, too many wait, or the client left. */
export class PictureNotDrawn extends Error {
  override name = 'NotDrawn';
}

/** A client that waits for a picture. */
export interface WaitingClient {
  /** An address or address range that shares the limit of waiting requests. */
  network: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface DrawQueueOptions {
  /** Number of concurrent drawings. */
  atOnce: number;
  /** How long a request may wait for its drawing to start, in ms. */
  timeout: number;
  /** How many requests of one network, and in all, may wait; beyond that the oldest is refused. */
  mostOfNetwork: number;
  mostWaiting: number;
}

export interface DrawQueue {
  /**
   * Draws the picture called `key` when its turn comes. Concurrent requests for a key share one drawing; a picture without waiting
   * clients is not drawn. Networks take turns, and within a network the newest request is first, because its client is most likely still
   * connected. Rejects with NotDrawn.
   */
  enqueue: (key: string, draw: () => Promise<Buffer>, client: WaitingClient) => Promise<Buffer>;
  isIdle: () => boolean;
}

interface WaitingRequest {
  key: string;
  draw: () => Promise<Buffer>;
  settle: (result: Promise<Buffer>) => void;
}

export function createDrawQueue({ atOnce, timeout, mostOfNetwork, mostWaiting }: DrawQueueOptions): DrawQueue {
  /** Queues by network in the order of their turns, newest request last. Networks without requests have no entry. */
  const queues = new Map<string, WaitingRequest[]>();
  const running = new Map<string, Promise<Buffer>>();
  let waiting = 0;

  function removeRequest(network: string, one: WaitingRequest): void {
    const queue = queues.get(network);
    const at = queue?.indexOf(one) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(network);
  }

  function refuseOldest(network: string, reason: string): void {
    const [oldest] = queues.get(network) ?? [];
    oldest?.settle(Promise.reject(new PictureNotDrawn(reason)));
  }

  function longestNetwork(): string {
    const [longest] = [...queues].toSorted(([, a], [, b]) => b.length - a.length);
    return longest?.[0] ?? '';
  }

  function startNext(): void {
    for (const [network, queue] of queues) {
      if (running.size >= atOnce) return;
      const next = queue.at(-1);
      queues.delete(network);
      queues.set(network, queue); // its next turn is after all other networks
      if (next) start(next);
      return startNext();
    }
  }

  function start({ key, draw }: WaitingRequest): void {
    const drawing = draw().finally(() => {
      running.delete(key);
      startNext();
    });
    running.set(key, drawing);
    for (const queue of queues.values()) {
      for (const one of queue.filter((other) => other.key === key)) one.settle(drawing);
    }
  }

  function ask(key: string, draw: () => Promise<Buffer>, { network, signal }: WaitingClient): Promise<Buffer> {
    const underWay = running.get(key);
    if (underWay) return underWay;
    return new Promise((resolve) => {
      const onAbort = () => one.settle(Promise.reject(new PictureNotDrawn('the client left')));
      const onTimeout = () => one.settle(Promise.reject(new PictureNotDrawn(`waited ${timeout} ms`)));
      const timer = setTimeout(onTimeout, timeout);
      const one: WaitingRequest = {
        key,
        draw,
        settle(result) {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          removeRequest(network, one);
          resolve(result);
        },
      };
      signal.addEventListener('abort', onAbort);
      const queue = queues.get(network) ?? [];
      queues.set(network, queue);
      queue.push(one);
      waiting += 1;
      if (signal.aborted) onAbort();
      if (queue.length > mostOfNetwork) refuseOldest(network, 'too many of one network wait');
      if (waiting > mostWaiting) refuseOldest(longestNetwork(), 'too many wait');
      startNext();
    });
  }

  return { enqueue: ask, isIdle: () => running.size === 0 && waiting === 0 };
}
