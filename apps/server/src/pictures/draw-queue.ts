/** A picture that was asked for and not drawn: it waited too long, too many wait, or the client left. */
export class NotDrawn extends Error {
  override name = 'NotDrawn';
}

/** A client that waits for a picture. */
export interface Client {
  /** Shares the limit of waiting requests: an address or a range of them. */
  network: string;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
}

export interface DrawQueueOptions {
  /** Drawings that run at the same time. */
  atOnce: number;
  /** Most a request waits for its drawing to begin, in ms. */
  patience: number;
  /** Requests of one network, and of all, that may wait; beyond that the oldest is refused. */
  mostOfNetwork: number;
  mostWaiting: number;
}

export interface DrawQueue {
  /**
   * Draws the picture called `key` when its turn comes; requests for the same key share one drawing, and a picture nobody waits
   * for any more is not drawn. Networks take turns, and of each the newest request comes first, because its client is most likely
   * still there. Rejects with NotDrawn.
   */
  ask: (key: string, draw: () => Promise<Buffer>, client: Client) => Promise<Buffer>;
  isIdle: () => boolean;
}

interface Waiting {
  key: string;
  draw: () => Promise<Buffer>;
  settle: (result: Promise<Buffer>) => void;
}

export function createDrawQueue({ atOnce, patience, mostOfNetwork, mostWaiting }: DrawQueueOptions): DrawQueue {
  /** By network, in the order of their turns; the newest request last. Networks without requests are not in it. */
  const lines = new Map<string, Waiting[]>();
  const running = new Map<string, Promise<Buffer>>();
  let waiting = 0;

  function leave(network: string, one: Waiting): void {
    const line = lines.get(network);
    const at = line?.indexOf(one) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(network);
  }

  function refuseOldest(network: string, reason: string): void {
    const [oldest] = lines.get(network) ?? [];
    oldest?.settle(Promise.reject(new NotDrawn(reason)));
  }

  function longestLine(): string {
    const [longest] = [...lines].toSorted(([, a], [, b]) => b.length - a.length);
    return longest?.[0] ?? '';
  }

  function startNext(): void {
    for (const [network, line] of lines) {
      if (running.size >= atOnce) return;
      const next = line.at(-1);
      lines.delete(network);
      lines.set(network, line); // its next turn is after everybody else's
      if (next) start(next);
      return startNext();
    }
  }

  function start({ key, draw }: Waiting): void {
    const drawing = draw().finally(() => {
      running.delete(key);
      startNext();
    });
    running.set(key, drawing);
    for (const line of lines.values()) {
      for (const one of line.filter((other) => other.key === key)) one.settle(drawing);
    }
  }

  function ask(key: string, draw: () => Promise<Buffer>, { network, signal }: Client): Promise<Buffer> {
    const underWay = running.get(key);
    if (underWay) return underWay;
    return new Promise((resolve) => {
      const onAbort = () => one.settle(Promise.reject(new NotDrawn('the client left')));
      const onLate = () => one.settle(Promise.reject(new NotDrawn(`waited ${patience} ms`)));
      const timer = setTimeout(onLate, patience);
      const one: Waiting = {
        key,
        draw,
        settle(result) {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          leave(network, one);
          resolve(result);
        },
      };
      signal.addEventListener('abort', onAbort);
      const line = lines.get(network) ?? [];
      lines.set(network, line);
      line.push(one);
      waiting += 1;
      if (signal.aborted) onAbort();
      if (line.length > mostOfNetwork) refuseOldest(network, 'too many of one network wait');
      if (waiting > mostWaiting) refuseOldest(longestLine(), 'too many wait');
      startNext();
    });
  }

  return { ask, isIdle: () => running.size === 0 && waiting === 0 };
}
