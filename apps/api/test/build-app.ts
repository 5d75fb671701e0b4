import type { OutgoingEvent } from '@tonalia/gateway-simulators/wompi/events';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type ApiOptions, build } from '../src/app.ts';
import { setTransferAccount } from '../src/modules/purchase/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type PoolOptions, createPool } from '../src/platform/pool.ts';
import type { Messenger, OutgoingMessage } from '../src/platform/messages.ts';
import type { Database } from '../src/platform/transaction.ts';
import { type TestAddi, startAddi } from './addi.ts';
import { useDatabase } from './database.ts';
import { makePlaces } from './make.ts';
import { nameInstallation } from './settings.ts';
import { type TestWompi, startWompi } from './wompi.ts';

/** A clock that a test can set; it continues from there. `now()` in rows stays PostgreSQL's. */
export interface TestClock extends Clock {
  set(instant: Date): void;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set: (instant) => {
      ahead = instant.getTime() - Date.now();
    },
    advance: (ms) => {
      ahead += ms;
    },
  };
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The address that requests come from. A test that makes many people gives each round its own, for the limits of a network. */
  network: string;
  readonly clock: TestClock;
  /** Messages sent to people, oldest first: codes, links. Call `drain` first: the rest waits in the outbox. */
  readonly messages: OutgoingMessage[];
  /** The gateway, in tests with `hasGateway`. Its webhooks reach this API. */
  readonly wompi: TestWompi;
  /** The lender, in tests with `hasLender`. Its webhooks reach this API too. */
  readonly addi: TestAddi;
  drain(): Promise<void>;
  /** Sends a request, with the header `token` when one is given. */
  send(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
}

interface UseApiOptions extends Partial<ApiOptions> {
  /** Enables instant payments, through a gateway that uses the test's clock. */
  hasGateway?: boolean;
  /** Enables the lender. */
  hasLender?: boolean;
  /** Longest wait for a lock or a connection, in ms. */
  timeout?: number;
  /** Settings of the pool instead of the tests' own; `{}` for those of an installation. */
  pool?: Omit<PoolOptions, 'url'>;
}

/** The whole API on a database of the calling file, with places to deliver to. Ready from `beforeAll` on. */
export function useApi({ hasGateway, hasLender, timeout = 10_000, pool, ...options }: UseApiOptions = {}): TestApi {
  const database = useDatabase();
  const clock = createTestClock();
  const messages: OutgoingMessage[] = [];
  const messenger: Messenger = {
    channels: ['whatsapp', 'sms', 'email'],
    send: async (message) => void messages.push(message),
  };
  const made: { db?: Database; app?: FastifyInstance; wompi?: TestWompi; addi?: TestAddi } = {};

  beforeAll(async () => {
    // Generous timeouts: a busy machine is slow, and a lock in a test waits until the test releases it.
    const patient = { max: 6, lockTimeout: timeout, connectTimeout: timeout, statementTimeout: timeout + 5_000 };
    const db = createPool({ url: database.url, ...(pool ?? patient) });
    made.db = db;
    await makePlaces(db);
    await nameInstallation(db);
    await setTransferAccount(db, 'Banco de prueba, ahorros 123-456');
    if (hasGateway)
      made.wompi = await startWompi(clock, (event) => receive(present(made.app), '/payment/wompi/events', event));
    if (hasLender)
      made.addi = await startAddi(clock, (event) => receive(present(made.app), '/payment/addi/events', event));
    const gateways = [made.wompi, made.addi].flatMap((one) => one?.gateway ?? []);
    made.app = await build({ db, clock, messenger, publicUrl: 'https://tienda.example', gateways, ...options });
    await made.app.ready();
  });
  afterAll(async () => {
    await made.app?.close();
    await made.wompi?.close();
    await made.addi?.close();
    await made.db?.end();
  });
  const api: TestApi = {
    network: '127.0.0.1',
    get app() {
      return present(made.app);
    },
    get db() {
      return present(made.db);
    },
    get wompi() {
      return present(made.wompi);
    },
    get addi() {
      return present(made.addi);
    },
    clock,
    messages,
    drain: () => present(made.app).drainOutbox(),
    send: ({ token, headers, ...rest }) =>
      present(made.app).inject({
        remoteAddress: api.network,
        ...rest,
        headers: { ...headers, ...(token !== undefined && { token }) },
      }),
  };
  return api;
}

type Outgoing = Pick<OutgoingEvent, 'body'> & { headers: Record<string, string> };

async function receive(app: FastifyInstance, path: string, { headers, body }: Outgoing): Promise<number> {
  const answer = await app.inject({ method: 'POST', url: `/api/purchase${path}`, headers, payload: body });
  return answer.statusCode;
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the API exists from beforeAll on');
  return thing;
}
