import type { customersApi } from '@tonalia/contract/customers-api';
import type { dispatchDriverApi } from '@tonalia/contract/dispatch-driver';
import type { OfficeServices } from '@tonalia/contract/office-services';
import type { settingsApi } from '@tonalia/contract/settings';
import type { trackingApi } from '@tonalia/contract/tracking';
import type { z } from 'zod';
import { CallFailure, failureOf, noAnswer } from './call-failure.ts';

/** The office's calls, a driver's, and those that are public: the installation's settings, trade types, departments and cities. */
type CalledServices = Omit<OfficeServices, 'purchase'> & {
  purchase: OfficeServices['purchase'] & typeof dispatchDriverApi;
} & {
  auth: Pick<typeof customersApi, 'GET /trade-type/list'>;
  settings: typeof settingsApi;
  tracking: typeof trackingApi;
};

/** The input of one part of a call; required when the contract requires a field of it. */
type PartOf<C, Name extends string> = C extends { [N in Name]: infer T extends z.ZodType }
  ? Record<never, never> extends z.input<T>
    ? { [N in Name]?: z.input<T> }
    : { [N in Name]: z.input<T> }
  : { [N in Name]?: never };

type InputOf<C> = PartOf<C, 'params'> & PartOf<C, 'query'> & PartOf<C, 'body'> & Pick<PlainInput, 'signal' | 'fresh'>;
type OutputOf<C> = C extends { response: infer T extends z.ZodType } ? z.output<T> : never;

interface PlainInput {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  /** Not from the browser's cache, which may hold a public answer for a minute. */
  fresh?: boolean;
}

/** Timeout in ms. */
const TIMEOUT = 60_000;

/** One call of the API, typed by the contract. The session is a cookie, so the page holds no secret. Throws `CallFailure`. */
export async function call<S extends keyof CalledServices, K extends keyof CalledServices[S] & string>(
  service: S,
  key: K,
  ...[input]: Record<never, never> extends InputOf<CalledServices[S][K]>
    ? [input?: InputOf<CalledServices[S][K]>]
    : [input: InputOf<CalledServices[S][K]>]
): Promise<OutputOf<CalledServices[S][K]>> {
  const plain = (input ?? {}) as PlainInput; // as: the contract's type of this call; the code needs only its parts
  const response = await send(service, key, plain);
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as OutputOf<CalledServices[S][K]>; // as: the API validates what it sends against the contract
}

async function send(
  service: string,
  key: string,
  { params, query, body, signal, fresh }: PlainInput,
): Promise<Response> {
  const [method = 'GET', pattern = '/'] = key.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const url = new URL(`/api/${service}${path}`, location.origin);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  const limit = AbortSignal.timeout(TIMEOUT);
  try {
    return await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      ...(fresh && { cache: 'no-cache' as const }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw signal?.aborted ? cause : noAnswer(cause);
  }
}

/** Whether the session ended, or there was none. */
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof CallFailure && cause.code === 'UNAUTHENTICATED';

/** Whether the server was not reached. */
export const hasNoAnswer = (cause: unknown): boolean => cause instanceof CallFailure && cause.status === 0;
