import { hearServerTime } from './server-clock.ts';

export type Transport = (request: Request) => Promise<Response>;

/** In the browser the network; on the server whatever the composition root hands over (see `setApi`). */
let transport: Transport = (request) => fetch(request);

/** Gives the shop's server rendering its way to the API, without a socket. */
export function setApi(send: Transport): void {
  transport = send;
}

export const send: Transport = async (request) => {
  const answer = await transport(request);
  hearServerTime(answer.headers.get('date'));
  return answer;
};

/** The phone app is served from the phone and asks a named server; the web asks where it came from. */
const configured = import.meta.env?.VITE_API_ORIGIN;
const origin = configured ?? (typeof location === 'undefined' ? 'http://shop.internal' : location.origin);

export function apiAddress(path: string): URL {
  return new URL(`/api/${path}`, origin);
}

/** The whole address of what is served beside the API (pictures): a path of the wire is enough for the web alone. */
export const servedAt = (path: string): string => (configured ? new URL(path, configured).href : path);
