import { heardAnswer } from '../native/connection.ts';
import { hearServerTime } from './server-clock.ts';

export type Transport = (request: Request) => Promise<Response>;

/** In the browser the network; on the server whatever the composition root hands over (see `setApi`). */
let transport: Transport = (request) => fetch(request);

/** Gives the shop's server rendering its way to the API, without a socket. */
export function setApi(send: Transport): void {
  transport = send;
}

export const send: Transport = async (request) => {
  try {
    const answer = await transport(request);
    heardAnswer();
    hearServerTime(answer.headers.get('date'));
    return answer;
  } catch (cause) {
    // What was given up on purpose says nothing of the network.
    if (!(cause instanceof DOMException) || cause.name === 'TimeoutError') void askAfterNetwork();
    throw cause;
  }
};

/** Its code is here by the time a page has stood for a while; what is lost before that says so itself. */
const askAfterNetwork = () =>
  typeof document !== 'undefined' &&
  import('../native/ask-after.ts').then(({ heardNothing }) => heardNothing(askForLittle)).catch(() => null);

const askForLittle = () =>
  transport(
    new Request(apiAddress('tracking/states'), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    }),
  );

/** The phone app is served from the phone and asks a named server; the web asks where it came from. */
const configured = import.meta.env?.VITE_API_ORIGIN;
const origin = configured ?? (typeof location === 'undefined' ? 'http://shop.internal' : location.origin);

export function apiAddress(path: string): URL {
  return new URL(`/api/${path}`, origin);
}

/** The whole address of what is served beside the API (pictures): a path of the wire is enough for the web alone. */
export const servedAt = (path: string): string => (configured ? new URL(path, configured).href : path);
