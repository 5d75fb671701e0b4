/** The service worker's global scope, which the DOM types lack. `Message` is what pages send to the worker. */
export interface WorkerScope<Message = never> {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents<Message>>(
    type: K,
    listener: (event: WorkerEvents<Message>[K]) => void,
  ) => void;
}

interface WorkerEvent extends Event {
  /** Extends the event until the promise settles. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker may answer. */
export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The navigation preload: the request made while the worker starts; undefined in browsers without it. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents<Message> {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerEvent & { data: Message };
}
