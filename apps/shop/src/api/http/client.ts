import type { ServiceName, Services } from '@tonalia/contract/services';
import type { z } from 'zod';
import { ApiError, noAnswer, readRefusal } from './api-error.ts';
import { hints } from './hints.ts';
import { freshToken, isTokenExpected, token } from './tokens.ts';
import { apiAddress, send } from './transport.ts';

type CallOf<S extends ServiceName, K extends keyof Services[S]> = Services[S][K];

/** The input for one part of a call; required when the contract requires any field of it. */
type RequestInput<C, Name extends string> = C extends { [N in Name]: infer T extends z.ZodType }
  ? Record<never, never> extends z.input<T>
    ? { [N in Name]?: z.input<T> }
    : { [N in Name]: z.input<T> }
  : { [N in Name]?: never };

/** Query values are sent as text, so callers may pass numbers and booleans. */
type LooseValues<T> = { [K in keyof T]: T[K] extends string | undefined ? T[K] | number | boolean : T[K] };
type LooseQuery<P> = P extends { query: infer Q }
  ? { query: LooseValues<Q> }
  : P extends { query?: infer Q }
    ? { query?: LooseValues<Q> }
    : P;

export type CallOptions<C> = RequestInput<C, 'params'> &
  LooseQuery<RequestInput<C, 'query'>> &
  RequestInput<C, 'body'> & { signal?: AbortSignal; key?: string };
type AnswerOf<C> = C extends { response: infer T extends z.ZodType } ? z.output<T> : never;

/** The response type of `call(service, key)`. */
export type Answer<S extends ServiceName, K extends keyof Services[S]> = AnswerOf<CallOf<S, K>>;

interface LooseOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /** Idempotency key: a retried write has its effect once. */
  key?: string;
}

/** Timeout in ms for loading a resource. */
const TIMEOUT = 120_000;

/** Calls that open a session hold the lock a renewal needs; a 401 of theirs does not concern the current session. */
const opening: ReadonlySet<string> = new Set(['POST /v3/auth/login', 'POST /auth/check']);

/**
 * One call of the API, typed by the contract: `call('products', 'GET /product/query', { query: { _id } })`.
 * Throws `ApiError`. An expired session is renewed once for all waiting calls, and the call is repeated; when renewal fails,
 * the call is repeated as a guest's, for public data.
 */
export async function call<S extends ServiceName, K extends keyof Services[S] & string>(
  service: S,
  key: K,
  ...[options]: Record<never, never> extends CallOptions<CallOf<S, K>>
    ? [options?: CallOptions<CallOf<S, K>>]
    : [options: CallOptions<CallOf<S, K>>]
): Promise<Answer<S, K>> {
  // The generic type is the contract's for this call; the code below needs only its shape.
  const callOptions = (options ?? {}) as LooseOptions;
  const sentToken = isTokenExpected() && !opening.has(key) ? await renewedToken(null) : token();
  let response = await sendCall(service, key, callOptions, sentToken);
  if (sentToken !== null && !opening.has(key) && (await isSessionOver(response))) {
    response = await sendCall(service, key, callOptions, await renewedToken(sentToken));
  }
  if (!response.ok) throw await readRefusal(response);
  // The API validates what it sends against the same contract these types come from.
  return (await response.json()) as Answer<S, K>;
}

/** A 401 means an ended session, except for a wrong password in a password check. */
async function isSessionOver(response: Response): Promise<boolean> {
  return response.status === 401 && (await readRefusal(response.clone())).code !== 'BAD_CREDENTIALS';
}

async function renewedToken(sentToken: string | null): Promise<string | null> {
  try {
    return await freshToken(sentToken);
  } catch (cause) {
    if (cause instanceof ApiError && (cause.status === 401 || cause.status === 403)) return null;
    throw cause;
  }
}

async function sendCall(
  service: string,
  key: string,
  options: LooseOptions,
  withToken: string | null,
): Promise<Response> {
  const [method = 'GET', pattern = '/'] = key.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(options.params?.[name])));
  const url = apiAddress(service + path);
  for (const [name, value] of Object.entries({ ...hints(), ...options.query })) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const headers = new Headers({ accept: 'application/json' });
  if (withToken !== null) headers.set('token', withToken);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.key !== undefined) headers.set('idempotency-key', options.key);
  // Server rendering calls the API in its own process, without losses; a timer would keep the rendered page in memory.
  const limit = import.meta.env.SSR ? new AbortController().signal : AbortSignal.timeout(TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    return await send(
      new Request(url, {
        method,
        headers,
        signal,
        credentials: 'same-origin',
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      }),
    );
  } catch (cause) {
    throw noAnswer(cause, options.signal?.aborted === true);
  }
}
