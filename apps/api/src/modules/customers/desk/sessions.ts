import type { OfficeCustomerSession } from '@tonalia/contract/customer-desk';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { closeSessionOf, listDevices } from '../../auth/index.ts';
import { listPeople, operatorEvent } from './people.ts';

interface SessionContext {
  db: Database;
  clock: Clock;
}

/** The open sessions of the people of a customer, the latest first. CUSTOMER_NOT_FOUND. */
export async function readSessions(
  { db, clock }: SessionContext,
  customerId: string,
): Promise<OfficeCustomerSession[]> {
  const people = await listPeople(db, customerId);
  const sessions = await Promise.all(
    people.map(async ({ identityId, person }) =>
      (await listDevices(db, clock, identityId)).map((device) => ({ ...device, person })),
    ),
  );
  return sessions.flat().toSorted((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
}

/** Ends a session of the people of a customer. CUSTOMER_NOT_FOUND; SESSION_NOT_FOUND for one that ended or is of others. */
export async function closeCustomerSession(
  context: SessionContext,
  operator: OperatorActor,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  const people = await listPeople(context.db, id);
  await closeSessionOf(context, {
    identityIds: people.map(({ identityId }) => identityId),
    sessionId,
    event: operatorEvent(operator, 'auth.customer_session_closed', id),
  });
}
