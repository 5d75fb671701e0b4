import { type OutgoingCallback } from '@tonalia/gateway-simulators/addi/callbacks';
import { secretKeys as addiKeys } from '@tonalia/gateway-simulators/addi/keys';
import { createSimulator as createAddi } from '@tonalia/gateway-simulators/addi/simulator';
import type { OutgoingEvent } from '@tonalia/gateway-simulators/wompi/events';
import { secretKeys as wompiKeys } from '@tonalia/gateway-simulators/wompi/keys';
import { createSimulator as createWompi } from '@tonalia/gateway-simulators/wompi/simulator';
import type { FastifyInstance } from 'fastify';
import { type Gateway, addiGateway, wompiGateway } from '../../../api/src/modules/purchase/index.ts';
import { ADDI_EVENTS, LOGO } from './addi-settings.ts';

const WOMPI = '/dev/wompi-simulator';
const ADDI = '/dev/addi-simulator';
const WOMPI_EVENTS = '/api/purchase/payment/wompi/events';
/** The timeout of a webhook, in ms. */
const CALLBACK_TIMEOUT = 10_000;

export interface SimulatedPayments {
  gateways: Gateway[];
  /** Mounts the simulators beside the API, on the same port. */
  mount(app: FastifyInstance): Promise<void>;
}

interface SimulatorAddress {
  host: string;
  port: number;
  publicUrl: string;
}

/** The demo's gateways, where no money moves: the real adapters, connected to simulators on our own port. */
export function simulatePayments({ host, port, publicUrl }: SimulatorAddress): SimulatedPayments {
  let mounted: FastifyInstance | undefined;
  const currentAddress = () => {
    if (!mounted) throw new Error('the simulators have no address before they are mounted');
    return ownAddress(host, mounted);
  };
  const pageUrl = () => (port === 0 ? currentAddress() : publicUrl);
  const wompi = createWompi({
    keys: wompiKeys(),
    prefix: WOMPI,
    pageUrl,
    postEvent: (event) => post(`${currentAddress()}${WOMPI_EVENTS}`, event),
  });
  const addi = createAddi({ keys: addiKeys(), prefix: ADDI, pageUrl, postCallback: (event) => post(event.url, event) });
  return {
    gateways: [
      wompiGateway({
        ...wompi.keys,
        get url() {
          return `${currentAddress()}${WOMPI}/v1`;
        },
        browserUrl: `${WOMPI}/v1`,
      }),
      addiGateway({
        ...addi.keys,
        get authUrl() {
          return `${currentAddress()}${ADDI}`;
        },
        get apiUrl() {
          return `${currentAddress()}${ADDI}`;
        },
        get configUrl() {
          return `${currentAddress()}${ADDI}`;
        },
        get callbackUrl() {
          return `${currentAddress()}${ADDI_EVENTS}`;
        },
        get logoUrl() {
          return `${pageUrl()}${LOGO}`;
        },
      }),
    ],
    async mount(app) {
      mounted = app;
      for (const [prefix, simulator] of [
        [WOMPI, wompi.app],
        [ADDI, addi.app],
      ] as const) {
        await simulator.ready();
        await app.register(forward(prefix, simulator));
        app.log.info({ path: prefix }, 'payments are simulated: no money moves');
      }
    },
  };
}

/** Forwards requests below the prefix unchanged; the simulator parses bodies and responds. */
function forward(prefix: string, simulator: FastifyInstance) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${prefix}/*`, (request, reply) => {
      reply.hijack();
      simulator.routing(request.raw, reply.raw);
    });
    // The API's CORS preflight comes first and does not allow the header with the key.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('access-control-allow-headers', 'authorization, content-type');
    });
    scope.addHook('onClose', () => simulator.close());
  };
}

/** The address at which this process reaches itself. */
function ownAddress(host: string, app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no address before it listens');
  const { port, family } = address;
  if (host === '0.0.0.0' || host === 'localhost') return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function post(
  address: string,
  { headers, body }: Pick<OutgoingEvent | OutgoingCallback, 'headers' | 'body'>,
): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALLBACK_TIMEOUT),
  });
  await response.body?.cancel();
  return response.status;
}
