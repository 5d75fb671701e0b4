import { AppError } from '@tonalia/contract/errors';
import { can } from '@tonalia/contract/rights';
import type { Actor } from '../../../platform/http/actor.ts';
import { requirePermission } from '../../../platform/http/require-permission.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type FoundCustomer, findOpenCustomer, findOwnCustomer, findPortfolioCustomer } from './customer.sql.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The customer an actor acts for: its own, or for a seller the named one, checked against the portfolio at every call.
 * GUEST_NOT_ALLOWED, CUSTOMER_REQUIRED (a seller without a customer), CUSTOMER_NOT_FOUND (missing and foreign customers look the
 * same).
 */
export async function findCustomer(db: Database, actor: Actor, customerId?: string): Promise<FoundCustomer> {
  requirePermission(actor.role, 'customer.read');
  const isChosen = can(actor.role, 'portfolio.use');
  if (isChosen && !customerId) throw new AppError('CUSTOMER_REQUIRED');
  if (customerId && !UUID.test(customerId)) throw new AppError('CUSTOMER_NOT_FOUND');
  const [customer] =
    isChosen && customerId
      ? await findPortfolioCustomer(db, actor.identityId, customerId)
      : await findOwnCustomer(db, actor.identityId, customerId ?? null);
  if (!customer) throw new AppError('CUSTOMER_NOT_FOUND');
  return customer;
}

/** Any customer with an open account, for operators of the office. CUSTOMER_NOT_FOUND. */
export async function findAnyCustomer(db: Database, customerId: string): Promise<FoundCustomer> {
  const [customer] = await findOpenCustomer(db, customerId);
  if (!customer) throw new AppError('CUSTOMER_NOT_FOUND');
  return customer;
}
