import Fastify, { type FastifyInstance } from 'fastify';
import { acceptances } from './acceptance.ts';
import { type Agenda, realAgenda } from '../agenda.ts';
import { addBank } from './bank.ts';
import { decide } from './decide.ts';
import { createEvents, type Events, type PostEvent } from './events.ts';
import { addFaults, type Fault } from '../faults.ts';
import { type WompiKeys, simulatorKeys } from './keys.ts';
import { emptyLedger, letFateDecide, type SimulatedTransaction } from './ledger.ts';
import { Refusal } from './refuse.ts';
import { addRoutes } from './routes.ts';
import type { World } from './world.ts';

/** All optional: without them the simulator serves at the root with its published keys and the real clock. */
export interface WompiSimulatorOptions {
  /** Prefix of every path: `/dev/wompi-simulator`. */
  prefix?: string;
  keys?: WompiKeys;
  /** Time until a charge is decided, in ms. */
  settleAfter?: number;
  agenda?: Agenda;
  /** Delivers webhooks; without it none are sent. */
  postEvent?: PostEvent;
  /** Delays before each retry of a webhook, in ms. */
  retries?: number[];
  /** Public origin of the pages; by default the origin of the API request. */
  pageUrl?: () => string;
}

/** A running simulator of Wompi, with what a test may change and read. */
export interface WompiSimulator {
  /** Serves `/v1/…`, the API, and the pages below `prefix`. */
  app: FastifyInstance;
  keys: WompiKeys;
  fault(fault: Fault): void;
  events: Pick<Events, 'set' | 'release'>;
  /** All charges, oldest first. */
  transactions(): SimulatedTransaction[];
  /** Decides a charge as a person does at the bank or on the phone. */
  decide(reference: string, status: 'APPROVED' | 'DECLINED'): Promise<void>;
}

/** Simulates Wompi's documented API (docs.wompi.co) with the data of its sandbox, in memory. No money moves. */
export function createSimulator(options: WompiSimulatorOptions = {}): WompiSimulator {
  const { prefix = '', keys = simulatorKeys, agenda = realAgenda, settleAfter = 1_000 } = options;
  const { postEvent = async () => 200, retries, pageUrl } = options;
  const root = `${prefix}/v1`;
  const ledger = emptyLedger();
  const events = createEvents(agenda, keys.eventsSecret, postEvent, retries);
  const addressOf = pageUrl ?? (() => '');
  const world: World = {
    ledger,
    agenda,
    keys,
    settleAfter,
    acceptances: acceptances(
      () => agenda.now(),
      (kind) => `${addressOf() || 'http://localhost'}${prefix}/terms/${kind}`,
    ),
    events,
    async decideByItself(transaction) {
      if (!transaction.fate) return; // a person decided first
      letFateDecide(transaction, agenda.now());
      await events.tell(transaction);
    },
    bankUrl: ({ visit }, request) => `${addressOf() || `${request.protocol}://${request.host}`}${prefix}/bank/${visit}`,
  };

  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal ? reply.code(error.statusCode).send(error.body) : reply.send(error),
  );
  letBrowsersAsk(app, root);
  const fault = addFaults(app, root, agenda);
  addRoutes(app, root, world);
  addBank(app, prefix, world);
  return {
    app,
    keys,
    fault,
    events,
    transactions: () => [...ledger.transactions.values()],
    async decide(reference, status) {
      const found = ledger.transactions.values().find((one) => one.reference === reference);
      if (!found) throw new Error(`nothing was charged as ${reference}`);
      await decide(world, found, status);
    },
  };
}

/** Browsers create tokens from the pages of any shop. */
function letBrowsersAsk(app: FastifyInstance, root: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.options(`${root}/*`, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
