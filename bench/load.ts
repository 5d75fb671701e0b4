import autocannon from 'autocannon';
import { deal } from './figures.ts';

export const CONNECTIONS = 8;

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What came of a round: answers per second and how long each took, in ms. */
export interface Round {
  rate: number;
  latencies: number[];
}

/** Asks these again and again for so long, on eight connections. Anything but 2xx is an error: it would be fast. */
export async function loadFor(url: string, asks: readonly Ask[], durationMs: number): Promise<Round> {
  return load(url, asks, { duration: durationMs / 1000 });
}

/** Asks each of these once, on eight connections. */
export async function loadOnce(url: string, asks: readonly Ask[]): Promise<Round> {
  return load(url, asks, { amount: asks.length });
}

async function load(url: string, asks: readonly Ask[], limit: { duration: number } | { amount: number }) {
  // every connection its own part of the questions, so that none is asked twice at a time
  const hands = asks.length < CONNECTIONS ? Array.from({ length: CONNECTIONS }, () => asks) : deal(asks, CONNECTIONS);
  const latencies: number[] = [];
  let refused = '';
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    sampleInt: 50, // how often it looks whether it is over, in ms
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
    const instance = autocannon(options, (error) => (error ? reject(error as Error) : resolve())); // as: it types it as any
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
