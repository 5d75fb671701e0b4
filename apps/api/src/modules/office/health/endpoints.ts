import { OfficeError } from '@tonalia/contract/office-errors';
import type { officeHealthApi, regularJobCalls } from '@tonalia/contract/office-health';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { dropAside, retryAside } from '../../../platform/outbox-aside.sql.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type HealthContext, readHealth } from './read-health.ts';

/** The calls about the installation's health. */
export function healthEndpoints(
  context: HealthContext,
): Omit<OfficeEndpoints<typeof officeHealthApi>, keyof OfficeEndpoints<typeof regularJobCalls>> {
  const { db } = context;
  return {
    'GET /health': {
      access: 'operator',
      needs: 'health.read',
      handle: async () => ({ results: await readHealth(context) }),
    },
    'POST /health/outbox/retry': {
      access: 'operator',
      needs: 'health.repair',
      handle: async ({ operator }) => ({ results: { retried: (await retry(db, operator, null)).length } }),
    },
    'POST /health/outbox/{id}/retry': {
      access: 'operator',
      needs: 'health.repair',
      handle: async ({ operator, params: { id } }) => {
        if ((await retry(db, operator, id)).length === 0) throw new OfficeError('EVENT_NOT_FOUND');
        return { ok: true };
      },
    },
    'POST /health/outbox/{id}/drop': {
      access: 'operator',
      needs: 'health.repair',
      handle: async ({ operator, params: { id } }) => {
        await inTransaction(db, async (tx) => {
          const [dropped] = await dropAside(tx, { id });
          if (!dropped) throw new OfficeError('EVENT_NOT_FOUND');
          await record(tx, operator, 'office.event_dropped', { id, topic: dropped.topic });
        });
        return { ok: true };
      },
    },
  };
}

/** Tries one event again, or all; each is an audit event. */
const retry = (db: Database, operator: OperatorActor, id: string | null) =>
  inTransaction(db, async (tx) => {
    const events = await retryAside(tx, { id });
    for (const event of events) await record(tx, operator, 'office.event_retried', { id: event.id });
    return events;
  });

const record = (
  tx: Transaction,
  { operatorId, network, name: by }: OperatorActor,
  action: string,
  { id, ...detail }: { id: string; topic?: string },
) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action,
    subjectId: id,
    detail: { by, ...detail },
  });
