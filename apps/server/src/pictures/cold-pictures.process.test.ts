import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { homeWithShop } from '../../test/prepared-shop.ts';
import { startProcess, waitForOutput } from '../../test/processes.ts';
import { findRunning } from '../postgres/embedded.ts';

const CLIENTS = 150;
/** Pictures that one client requests at once. */
const AT_ONCE = 4;
/** Limits in ms on a machine that draws a large picture alone in 250 ms; scaled for a slower machine. */
const MOST_FOR_STRANGER = 2_000;
const DRAWN_ALONE_IN = 250;

interface PictureResponse {
  /** Undefined when the connection ended without an HTTP response. */
  status: number | undefined;
  retryAfter: string | undefined;
  bytes: number;
  ms: number;
}

/** As browsers ask: pictures are drawn as AVIF. */
const ACCEPT = 'image/avif,image/webp,*/*;q=0.8';

function requestPicture(
  address: string,
  path: string,
  from: string,
  agent: Agent,
  signal?: AbortSignal,
): Promise<PictureResponse> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status?: number, retryAfter?: string, bytes = 0) =>
      resolve({ status, retryAfter, bytes, ms: performance.now() - began });
    const asked = request(
      `${address}${path}`,
      { agent, signal, headers: { accept: ACCEPT, 'x-forwarded-for': from } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => end(response.statusCode, response.headers['retry-after'], bytes));
        response.on('error', () => end());
      },
    );
    asked.on('error', () => end());
    asked.end();
  });
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function versionsOf(home: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: findRunning(home) });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from products.version where active order by id');
  await client.end();
  return rows.map(({ id }) => id);
}

test('with a cold cache and 150 clients, half of which leave, the rest get responses and a new client gets a picture within two seconds', async ({
  annotate,
}) => {
  const home = await homeWithShop('small');
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'small',
    SHOP: 'apart',
    DATABASE_URL: '',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    PICTURES_AHEAD: 'off',
  });
  const address = (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
  const versions = await versionsOf(home);
  let next = 0;
  const freshPicture = (width: number) => `/pictures/version/${versions[next++]}/${width}.webp`;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  onTestFinished(() => agent.destroy());
  let isOver = false;
  const alone: PictureResponse[] = [];
  for (let n = 0; n < 5; n += 1) alone.push(await requestPicture(address, freshPicture(960), '198.51.100.7', agent));
  const slowness = Math.max(1, median(alone.map(({ ms }) => ms)) / DRAWN_ALONE_IN);

  const stayingClient = async (): Promise<PictureResponse[]> => {
    const answers: PictureResponse[] = [];
    while (!isOver) {
      const some = Array.from({ length: AT_ONCE }, () =>
        requestPicture(address, freshPicture(960), '198.51.100.7', agent),
      );
      answers.push(...(await Promise.all(some)));
      if (answers.some(({ status }) => status === undefined)) break;
      await pause(1_000 * Number(answers.at(-1)?.retryAfter ?? 0.1));
    }
    return answers;
  };
  const leaves = new AbortController();
  for (let n = 0; n < (CLIENTS / 2) * AT_ONCE; n += 1)
    void requestPicture(address, freshPicture(960), '198.51.100.7', agent, leaves.signal);
  const staying = Array.from({ length: CLIENTS / 2 }, stayingClient);
  await pause(1_000); // the clients have connected
  leaves.abort();

  const otherNetwork = new Agent({ keepAlive: true });
  onTestFinished(() => otherNetwork.destroy());
  const fresh: PictureResponse[] = [];
  for (let n = 0; n < 6; n += 1)
    fresh.push(await requestPicture(address, freshPicture(480), '203.0.113.9', otherNetwork));
  await pause(5_000); // queued requests are served or refused within this time
  isOver = true;
  const answers = (await Promise.all(staying)).flat();

  await annotate(
    `slowness ${slowness.toFixed(1)}; stranger: ${fresh.map(({ ms }) => Math.round(ms)).join(', ')} ms; crowd: ${answers.length} answers`,
  );
  expect(fresh.map(({ status }) => status)).toEqual(fresh.map(() => 200));
  expect(fresh.filter(({ ms, bytes }) => ms > slowness * MOST_FOR_STRANGER || bytes < 500)).toEqual([]);
  expect(answers.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const outside = await requestPicture(address, '/healthz', '203.0.113.9', otherNetwork);
  expect(outside.status).toBe(200);
});
