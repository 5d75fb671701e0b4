import { AppError } from '@tonalia/contract/errors';
import type { AuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listCustomerPeople } from './people.sql.ts';

/** A person of a customer that can sign in. */
interface SigningPerson {
  identityId: string;
  /** Null for the owner. */
  person: string | null;
}

/** The owner of a customer and its members that can sign in. CUSTOMER_NOT_FOUND, also for a closed account. */
export async function listPeople(db: Database | Transaction, customerId: string): Promise<SigningPerson[]> {
  const people = await listCustomerPeople(db, { customerId });
  if (people.length === 0) throw new AppError('CUSTOMER_NOT_FOUND');
  return people.flatMap(({ identityId, person }) => (identityId === null ? [] : [{ identityId, person }]));
}

/** What the audit keeps of an operator's act on a customer. */
export const operatorEvent = (
  { operatorId, network, name }: OperatorActor,
  action: string,
  customerId: string,
): AuditEvent => ({
  actorId: null,
  operator: { operatorId, network },
  action,
  subjectId: customerId,
  detail: { by: name },
});
