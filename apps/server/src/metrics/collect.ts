import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { measures } from '../../../api/src/platform/measures.ts';
import { outboxQueue } from '../../../api/src/platform/outbox.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** Collects the metrics of `/metrics` until the app closes. */
export function collectMetrics(app: FastifyInstance, db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  measurePool(app, registry, db);
  measureOutbox(registry, db);
  countEvents(app, registry);
  return registry;
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, route pattern and status code; pages count the API calls they make',
    labelNames: ['method', 'route', 'code'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route pattern',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    requests.inc({ method: request.method, route, code: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1_000);
    done();
  });
}

/** The route's pattern, never the address, which may name a person. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern === undefined) return 'none';
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern; // each file is its own route
}

function measurePool(app: FastifyInstance, registry: Registry, db: Database): void {
  const waits = new Histogram({
    name: 'tonalia_pool_wait_seconds',
    help: 'Time a caller waited for a database connection',
    buckets: SECONDS,
    registers: [registry],
  });
  subscribe(app, measures.poolWait, (ms) => waits.observe(Number(ms) / 1_000));
  const connections = new Gauge({
    name: 'tonalia_pool_connections',
    help: 'Database connections that are open and idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, db.totalCount);
      connections.set({ state: 'idle' }, db.idleCount);
      connections.set({ state: 'waiting' }, db.waitingCount);
    },
  });
}

function measureOutbox(registry: Registry, db: Database): void {
  const unknown = { waiting: Number.NaN, oldest: Number.NaN };
  let underWay: Promise<typeof unknown> | undefined;
  // one query updates both gauges
  const queue = () =>
    (underWay ??= outboxQueue(db)
      .catch(() => unknown)
      .finally(() => (underWay = undefined)));
  const waiting = new Gauge({
    name: 'tonalia_outbox_waiting',
    help: 'Messages of the outbox that are due and not handled; NaN while the database does not answer',
    registers: [registry],
    async collect() {
      waiting.set((await queue()).waiting);
    },
  });
  const oldest = new Gauge({
    name: 'tonalia_outbox_oldest_seconds',
    help: 'For how long the oldest of them has been due',
    registers: [registry],
    async collect() {
      oldest.set((await queue()).oldest);
    },
  });
}

function countEvents(app: FastifyInstance, registry: Registry): void {
  const refusals = new Counter({
    name: 'tonalia_refusals_total',
    help: 'Answers with an error, by the code of docs/errors.md',
    labelNames: ['code'],
    registers: [registry],
  });
  const security = new Counter({
    name: 'tonalia_security_events_total',
    help: 'Events that a correct client or gateway never causes, by name',
    labelNames: ['event'],
    registers: [registry],
  });
  subscribe(app, measures.refusal, (code) => refusals.inc({ code: String(code) }));
  subscribe(app, measures.security, (event) => security.inc({ event: String(event) }));
}

type MeasureName = (typeof measures)[keyof typeof measures];

function subscribe(app: FastifyInstance, measure: MeasureName, record: (value: unknown) => void): void {
  measure.subscribe(record);
  app.addHook('onClose', async () => {
    measure.unsubscribe(record);
  });
}
