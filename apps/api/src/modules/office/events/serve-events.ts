import { OFFICE_EVENTS } from '@tonalia/contract/office-events';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type OfficeAccess, admitOwn } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { livingSessions } from '../session/operator-session.ts';
import { createEventStreams } from './event-streams.ts';

/** In ms; shorter than the 30 s after which an idle connection is cut. */
const HEARTBEAT = 15_000;

interface EventContext {
  db: Database;
  clock: Clock;
  changes: Changes;
  office: OfficeAccess;
}

/** Serves `GET /api/office/events`: server-sent events about committed changes, of this process or another one. */
export function serveEvents(app: FastifyInstance, { db, clock, changes, office }: EventContext): void {
  const streams = createEventStreams();
  changes.subscribe(streams);
  app.get(
    OFFICE_EVENTS,
    { schema: { hide: true }, config: { access: 'own' }, onRequest: (request) => admitOwn(office, request) },
    (request, reply) => {
      const { operator } = request;
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store',
        // the socket ends with the stream, so that closing the server need not wait for it
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      if (operator) streams.open(operator, reply.raw);
    },
  );
  const beat = setInterval(() => {
    const isLiving = async ({ operatorId, sessionId }: { operatorId: string; sessionId: string }) =>
      (await livingSessions(db, clock, operatorId)).some(({ id }) => id === sessionId);
    streams.beat(isLiving).catch((err: unknown) => app.log.warn({ err }, 'open event streams could not be checked'));
  }, HEARTBEAT);
  beat.unref();
  app.addHook('preClose', (done) => {
    clearInterval(beat);
    streams.closeAll();
    done();
  });
}
