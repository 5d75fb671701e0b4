import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { listSellers, putIntoPortfolio } from './portfolio.sql.ts';

/** A customer and the seller that an operator, or a command, gives it to. */
export interface SellerChoice {
  sellerId: string;
  customerId: string;
  operator?: OperatorAuthor | undefined;
  now: Date;
}

/** Puts a customer into the portfolio of a seller with an open account. SELLER_NOT_FOUND. */
export async function giveToSeller(
  tx: Transaction,
  { sellerId, customerId, operator, now }: SellerChoice,
): Promise<void> {
  const sellers = await listSellers(tx);
  if (!sellers.some(({ id, isBlocked }) => id === sellerId && !isBlocked)) throw new OfficeError('SELLER_NOT_FOUND');
  const [moved] = await putIntoPortfolio(tx, sellerId, customerId, now);
  if (!moved) return;
  const detail = { customers: 1, customerId };
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'auth.customers_assigned',
    subjectId: sellerId,
    detail,
  });
}
