import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Agenda, realAgenda } from '../agenda.ts';
import { addFaults, type Fault } from '../faults.ts';
import { sendPage, takeForms } from '../page.ts';
import { fieldsOf } from '../fields.ts';
import { type Callbacks, type PostCallback, createCallbacks } from './callbacks.ts';
import { type AddiKeys, simulatorKeys } from './keys.ts';
import type { Application, ApplicationStatus } from './ledger.ts';
import { choices, creditPage } from './pages.ts';
import { readApplication } from './read-application.ts';

/** All optional: without them the simulator serves at the root with its published keys and the real clock. */
export interface AddiSimulatorOptions {
  /** Prefix of every path: `/dev/addi-simulator`. */
  prefix?: string;
  keys?: AddiKeys;
  agenda?: Agenda;
  /** Delivers webhooks; without it none are sent. */
  postCallback?: PostCallback;
  /** Public origin of the page; by default the origin of the API request. */
  pageUrl?: () => string;
}

/** A running simulator of Addi, with what a test may change and read. */
export interface AddiSimulator {
  /** Serves the three hosts of Addi and its page below `prefix`. */
  app: FastifyInstance;
  keys: AddiKeys;
  /** Limits of the loans in pesos, and whether Addi lends at all; changes apply to later calls. */
  config: { minAmount: number; maxAmount: number; isActiveAlly: boolean };
  fault(fault: Fault): void;
  callbacks: Pick<Callbacks, 'set' | 'release'>;
  /** All applications, oldest first. */
  applications(): Application[];
  /** Decides an application, by its `orderId`. */
  decide(orderId: string, status: ApplicationStatus): Promise<void>;
}

/** How long an application waits for a decision. */
const ABANDONED_AFTER = 2 * 60 * 60_000;

/** Simulates the public part of Addi's merchant API, in memory. No money is lent. */
export function createSimulator(options: AddiSimulatorOptions = {}): AddiSimulator {
  const { prefix = '', keys = simulatorKeys, agenda = realAgenda, postCallback = async () => 200, pageUrl } = options;
  const applications: Application[] = [];
  const tokens = new Set<string>();
  const config = { minAmount: 50_000, maxAmount: 3_000_000, isActiveAlly: true };
  const callbacks = createCallbacks(agenda, keys, postCallback);
  const end = async (application: Application, status: ApplicationStatus): Promise<void> => {
    if (application.status !== 'PENDING') return;
    application.status = status;
    await callbacks.tell(application);
  };

  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const fault = addFaults(app, prefix, agenda);
  app.post(`${prefix}/oauth/token`, (request, reply) => {
    const { audience, client_id, client_secret, grant_type } = fieldsOf(request.body);
    const isOurs = client_id === keys.clientId && client_secret === keys.clientSecret && audience === keys.audience;
    if (!isOurs || grant_type !== 'client_credentials') return reply.code(401).send({ error: 'access_denied' });
    const token = randomUUID();
    tokens.add(token);
    return { access_token: token, token_type: 'Bearer', expires_in: 86_400 };
  });
  app.get<{ Params: { slug: string } }>(`${prefix}/allies/:slug/config`, ({ params }, reply) =>
    params.slug === keys.allySlug ? config : reply.code(404).send({ code: '000-404', message: 'Ally not found' }),
  );
  const isKnown = ({ headers }: FastifyRequest) => tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '');
  app.post(`${prefix}/v1/online-applications`, (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ message: 'Unauthorized' });
    const limits = { min: config.minAmount, max: config.maxAmount };
    const read = readApplication(fieldsOf(request.body), limits);
    if ('field' in read) return reply.code(400).send({ code: '000-009', message: `${read.field} es inválido` });
    if (applications.some(({ orderId }) => orderId === read.orderId))
      return reply.code(409).send({ message: 'Conflict' });
    applications.push(read);
    agenda.later(ABANDONED_AFTER, () => end(read, 'ABANDONED'));
    const shown = pageUrl?.() ?? `${request.protocol}://${request.host}`;
    return reply.redirect(`${shown}${prefix}/credit/${read.visit}`, 301);
  });
  app.post(`${prefix}/v1/online-applications/cancellations`, (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ message: 'Unauthorized' });
    const { orderId, amount } = fieldsOf(request.body);
    const found = applications.find((one) => one.orderId === orderId && one.status === 'APPROVED');
    if (!found || Number(amount) !== found.amount) return reply.code(400).send({ message: 'Bad request' });
    if (found.isCancelled) return reply.code(409).send({ message: 'Conflict' });
    found.isCancelled = true;
    return reply.code(201).send();
  });
  addPage(app, prefix, applications, end);
  return {
    app,
    keys,
    config,
    fault,
    callbacks,
    applications: () => [...applications],
    async decide(orderId, status) {
      const found = applications.find((one) => one.orderId === orderId);
      if (!found) throw new Error(`no credit was asked for as ${orderId}`);
      await end(found, status);
    },
  };
}

type CreditVisit = { Params: { visit: string } };

/** The page of the decision; it works without scripts. */
function addPage(
  app: FastifyInstance,
  prefix: string,
  applications: readonly Application[],
  end: (application: Application, status: ApplicationStatus) => Promise<void>,
): void {
  const visited = ({ params }: { params: CreditVisit['Params'] }) =>
    applications.find(({ visit }) => visit === params.visit);
  takeForms(app);
  app.get<CreditVisit>(`${prefix}/credit/:visit`, (request, reply) => {
    const found = visited(request);
    if (!found) return reply.callNotFound();
    return sendPage(reply, creditPage(found, `${prefix}/credit/${found.visit}`), found.redirectionUrl);
  });
  for (const [choice, status] of Object.entries(choices)) {
    app.post<CreditVisit>(`${prefix}/credit/:visit/${choice}`, async (request, reply) => {
      const found = visited(request);
      if (!found) return reply.callNotFound();
      await end(found, status);
      return reply.redirect(found.redirectionUrl, 303);
    });
  }
}
