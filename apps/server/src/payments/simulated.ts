import type { OutgoingEvent } from '@tonalia/wompi-simulator/events';
import { secretKeys } from '@tonalia/wompi-simulator/keys';
import { createSimulator } from '@tonalia/wompi-simulator/simulator';
import type { FastifyInstance } from 'fastify';
import { type Gateway, wompiGateway } from '../../../api/src/modules/purchase/index.ts';

const PREFIX = '/wompi-simulator';
const EVENTS = '/api/purchase/payment/wompi/events';
/** Ms that an event has to be taken in. */
const PATIENCE = 10_000;

export interface SimulatedPayments {
  gateway: Gateway;
  /** Puts the simulator beside the API, so that whoever reaches one reaches the other. */
  mount(app: FastifyInstance): Promise<void>;
}

interface Where {
  host: string;
  port: number;
  publicUrl: string;
}

/** A gateway for the demo, where no money moves: the adapter of the real one, and Wompi's simulator on our own port. */
export function simulatePayments({ host, port, publicUrl }: Where): SimulatedPayments {
  let mounted: FastifyInstance | undefined;
  const here = () => {
    if (!mounted) throw new Error('nobody can be asked before the simulator is mounted');
    return ownAddress(host, mounted);
  };
  const simulator = createSimulator({
    keys: secretKeys(),
    prefix: PREFIX,
    pageUrl: () => (port === 0 ? here() : publicUrl),
    postEvent: (event) => post(`${here()}${EVENTS}`, event),
  });
  const settings = {
    ...simulator.keys,
    get url() {
      return `${here()}${PREFIX}/v1`;
    },
    browserUrl: `${PREFIX}/v1`,
  };
  return {
    gateway: wompiGateway(settings),
    async mount(app) {
      mounted = app;
      await simulator.app.ready();
      await app.register(passOn(simulator.app));
      app.log.info({ path: PREFIX }, 'payments are simulated: no money moves');
    },
  };
}

/** Hands on what comes below the prefix as it came: what reads bodies and answers is the simulator's own. */
function passOn(simulator: FastifyInstance) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, (request, reply) => {
      reply.hijack();
      simulator.routing(request.raw, reply.raw);
    });
    // The API answers the phone app's question first, and does not know of the header that carries the key.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('access-control-allow-headers', 'authorization, content-type');
    });
    scope.addHook('onClose', () => simulator.close());
  };
}

/** Where this process answers itself. */
function ownAddress(host: string, app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('nobody can be asked before it listens');
  const { port, family } = address;
  if (host === '0.0.0.0' || host === 'localhost') return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function post(address: string, { headers, body }: OutgoingEvent): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  return response.status;
}
