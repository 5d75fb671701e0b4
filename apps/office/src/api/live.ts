import type { OfficeNews, OfficeTopic } from '@tonalia/contract/office-events';

const PATH = '/api/office/events';
/** The name of the lock and of the channel that the tabs of a browser share. */
const SHARED = 'office-events';
/** The delay before a refused stream is opened again, in ms: doubled each time. EventSource itself retries only lost connections. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;

/** What a page does with the stream of committed changes. */
export interface LiveListener {
  /** These topics changed; null when any may have changed unseen. */
  changed(topics: OfficeTopic[] | null): void;
  /** Whether changes arrive. */
  connected(isConnected: boolean): void;
  /** The server refuses the stream: the session may have ended. */
  refused(): void;
}

type LiveMessage = { topics: OfficeTopic[] | null } | { isConnected: boolean } | { ask: 'state' };

/**
 * Follows committed changes until the returned function is called. A browser opens six connections to a server, so its tabs share one
 * stream: the tab that holds the lock opens it and passes messages on. Without locks (plain HTTP) each tab opens its own.
 */
export function followChanges(listener: LiveListener): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  const stop = new AbortController();
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SHARED);
  let isConnected: boolean | undefined;

  const pass = (message: LiveMessage): void => {
    if (stop.signal.aborted) return;
    tabs?.postMessage(message);
    receive(message);
  };
  const receive = (message: LiveMessage): void => {
    if ('topics' in message) listener.changed(message.topics);
    else if ('isConnected' in message) listener.connected(message.isConnected);
    else if (isConnected !== undefined) tabs?.postMessage({ isConnected } satisfies LiveMessage);
  };
  const onState = (is: boolean): void => {
    if (is) pass({ topics: null });
    if (is !== isConnected) pass({ isConnected: is });
    isConnected = is;
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => receive(data));
  tabs?.postMessage({ ask: 'state' } satisfies LiveMessage);
  const open = () =>
    keepOpen(stop.signal, { onState, onNews: (topics) => pass({ topics }), onRefused: () => listener.refused() });
  if ('locks' in navigator && tabs) void navigator.locks.request(SHARED, { signal: stop.signal }, open).catch(() => {});
  else void open();
  stop.signal.addEventListener('abort', () => tabs?.close());
  return () => stop.abort();
}

interface StreamEvents {
  onState: (isConnected: boolean) => void;
  onNews: (topics: OfficeTopic[]) => void;
  onRefused: () => void;
}

/** Opens the stream again whenever it ends; resolves when `signal` is aborted. */
function keepOpen(signal: AbortSignal, { onState, onNews, onRefused }: StreamEvents): Promise<void> {
  return new Promise((resolve) => {
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const open = (): void => {
      source = new EventSource(PATH);
      source.addEventListener('open', () => {
        wait = FIRST_WAIT;
        onState(true);
      });
      source.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onNews((JSON.parse(data) as OfficeNews).topics),
      ); // as: the server's own message
      source.addEventListener('error', () => {
        onState(false);
        if (source?.readyState !== EventSource.CLOSED) return;
        onRefused();
        timer = setTimeout(open, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
