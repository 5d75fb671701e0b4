import autocannon from 'autocannon';
import { deal } from './figures.ts';

export const CONNECTIONS = 8;

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The result of a round: responses per second and their latencies in ms. */
export interface Round {
  rate: number;
  latencies: number[];
}

/** Repeats these requests for a time, on eight connections. Any status but 2xx is an error, because errors are fast. */
export async function loadFor(url: string, asks: readonly Ask[], durationMs: number): Promise<Round> {
  return load(url, asks, { duration: durationMs / 1000 });
}

/** The same at a steady rate, in requests per second: the load that shoppers make, below what the machine can. */
export async function loadSteadily(url: string, asks: readonly Ask[], durationMs: number, rate: number) {
  return load(url, asks, { duration: durationMs / 1000, overallRate: rate });
}

/** Sends each of these requests once, on eight connections. */
export async function loadOnce(url: string, asks: readonly Ask[]): Promise<Round> {
  return load(url, asks, { amount: asks.length });
}

async function load(
  url: string,
  asks: readonly Ask[],
  limit: Pick<autocannon.Options, 'duration' | 'amount' | 'overallRate'>,
) {
  // the connections share the requests, so none is sent twice
  const hands = asks.length < CONNECTIONS ? Array.from({ length: CONNECTIONS }, () => asks) : deal(asks, CONNECTIONS);
  const latencies: number[] = [];
  let refused = '';
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    sampleInt: 50, // how often it checks whether the time is over, in ms
    ...limit,
    setupClient: (client) => {
      const hand = hands.pop() ?? [];
      client.setRequests(
        hand.map(({ method = 'GET', path, headers, body }) => ({
          method,
          path,
          ...(headers && { headers }),
          ...(body && { body }),
        })),
      );
    },
  };
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(options, (error) => (error ? reject(error as Error) : resolve())); // as: autocannon types it as any
    instance.on('response', (_client, status, _bytes, took) => {
      last = performance.now();
      first = Math.min(first, last - took);
      latencies.push(took);
      if (status < 200 || status > 299) refused ||= `${asks[0]?.path} … answered ${status}`;
    });
    instance.on('reqError', (error: Error) => (refused ||= error.message));
  });
  if (refused) throw new Error(refused);
  return { rate: latencies.length / ((last - first) / 1000), latencies };
}
