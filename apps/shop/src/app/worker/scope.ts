/** The service worker's global scope, which the DOM types lack. */
export interface WorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void) => void;
}

interface WorkerEvent extends Event {
  /** Extends the event until the promise settles. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The navigation preload: the request made while the worker starts; undefined in browsers without it. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerMessageEvent extends WorkerEvent {
  data: WorkerMessage;
}

interface WorkerEvents {
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

/** A page's message to the worker: take over from the previous one, or the files loaded before the worker existed. */
export type WorkerMessage = 'take-over' | { loaded: string[] };
