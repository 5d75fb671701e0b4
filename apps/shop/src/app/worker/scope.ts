/** What a service worker has and a page has not: the types of the DOM know no worker. */
export interface WorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void) => void;
}

interface LastingEvent extends Event {
  /** The event is not over before this is. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  request: Request;
  /** What the browser asked for while the worker was still waking; undefined where it asks for nothing by itself. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LastingEvent {
  data: WorkerMessage;
}

interface WorkerEvents {
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
}

/** What a page tells the worker: to take over from the one before, or what it loaded before there was a worker. */
export type WorkerMessage = 'take-over' | { loaded: string[] };
