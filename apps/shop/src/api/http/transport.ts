import { recordResponse } from '../../native/connection.ts';
import { createStore } from '../../state/store.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { recordServerTime } from './server-clock.ts';

export type Transport = (request: Request) => Promise<Response>;

/** The network in the browser; on the server the function given to `setApi` by the composition root. */
const transport = createStore<Transport>(
  async (request) => (await takeEarlyAnswer(request)) ?? fetch(request),
  'process',
);

/** Connects server rendering to the API without a socket. */
export const setApi = transport.set;

export const send: Transport = async (request) => {
  try {
    const answer = await transport.get()(request);
    recordResponse();
    recordServerTime(answer.headers.get('date'));
    return answer;
  } catch (cause) {
    // An aborted request says nothing about the network.
    if (!(cause instanceof DOMException) || cause.name === 'TimeoutError') void checkConnection();
    throw cause;
  }
};

/** The connection code is loaded after the page; before that, failed requests report themselves. */
const checkConnection = () =>
  typeof document !== 'undefined' &&
  import('../../native/check-network.ts').then(({ checkNetwork }) => checkNetwork(pingApi)).catch(() => null);

const pingApi = () =>
  transport.get()(
    new Request(apiAddress('tracking/states'), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    }),
  );

/** The phone app is served from the phone and calls a configured server; the web calls its own origin. */
const configured = import.meta.env?.VITE_API_ORIGIN;
const origin = configured ?? (typeof location === 'undefined' ? 'http://shop.internal' : location.origin);

export function apiAddress(path: string): URL {
  return new URL(`/api/${path}`, origin);
}

/** The absolute address of a resource beside the API (pictures); only the web can use the relative path. */
export const resourceAddress = (path: string): string => (configured ? new URL(path, configured).href : path);
