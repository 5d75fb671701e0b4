import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type RowToRestore, type RowWork, RowRefused } from '../../../platform/row-import.ts';
import { type Transaction, pgCode } from '../../../platform/transaction.ts';
import { removeIdentity } from '../../auth/index.ts';
import { deleteAddress, fixOldestAddress } from '../address/address.sql.ts';
import { setCreditLimit } from '../credit/credit.sql.ts';
import { putIntoPortfolio } from '../portfolio/portfolio.sql.ts';
import type { CustomerRestore } from './customer-changes.rules.ts';
import {
  findRestorable,
  removeCredit,
  removeFromPortfolio,
  removeListedCustomer,
  restoreCustomer,
  unlistCustomer,
} from './undo.sql.ts';

const FOREIGN_KEY = '23503';

/** Removes a customer that an import made and that did nothing since, or puts its values back where they are as the import left them. */
export async function undoCustomer(
  tx: Transaction,
  clock: Clock,
  { outcome, subjectId, restore }: RowToRestore<CustomerRestore>,
  { author }: RowWork<unknown>,
): Promise<void> {
  if (outcome === 'created') await removeCreated(tx, subjectId);
  else await putBack(tx, clock, subjectId, restore);
  await recordAuditEvent(tx, {
    actorId: null,
    operator: author,
    action: 'auth.customer_import_undone',
    subjectId,
    detail: { by: author.name, number: author.document, removed: outcome === 'created' },
  });
}

async function removeCreated(tx: Transaction, customerId: string): Promise<void> {
  try {
    await unlistCustomer(tx, customerId);
    const [removed] = await removeListedCustomer(tx, customerId);
    if (!removed) throw new RowRefused('el cliente ya no existe');
    if (!(await removeIdentity(tx, removed.identityId))) throw new RowRefused('ya entró a la tienda');
  } catch (error) {
    if (pgCode(error) === FOREIGN_KEY) throw new RowRefused('ya tiene carrito, pedidos o cartera');
    throw error;
  }
}

async function putBack(tx: Transaction, clock: Clock, customerId: string, restore: CustomerRestore): Promise<void> {
  const [now] = await findRestorable(tx, customerId);
  if (!now) throw new RowRefused('el cliente ya no existe');
  const { name, tradeTypeId, paymentDays, sellerId, creditLimit, addressId } = restore;
  for (const [field, change] of Object.entries({ name, tradeTypeId, paymentDays, sellerId, creditLimit }))
    // as: the keys of the object above
    if (change && now[field as keyof typeof now] !== change.after)
      throw new RowRefused('cambió después de la importación');
  if (name ?? tradeTypeId ?? paymentDays)
    await restoreCustomer(tx, {
      id: customerId,
      name: name?.before ?? now.name,
      tradeTypeId: tradeTypeId?.before ?? now.tradeTypeId,
      paymentDays: paymentDays ? paymentDays.before : now.paymentDays,
    });
  if (sellerId) {
    if (sellerId.before === null) await removeFromPortfolio(tx, customerId);
    else await putIntoPortfolio(tx, sellerId.before, customerId, clock.now());
  }
  if (creditLimit) await restoreCredit(tx, customerId, creditLimit.before);
  if (addressId !== undefined) {
    const [removed] = await deleteAddress(tx, customerId, addressId, clock.now());
    if (removed?.fixed) await fixOldestAddress(tx, customerId);
  }
}

async function restoreCredit(tx: Transaction, customerId: string, limit: number | null): Promise<void> {
  if (limit !== null) return void (await setCreditLimit(tx, { customerId, limit }));
  if ((await removeCredit(tx, customerId)).length === 0) throw new RowRefused('ya usó el cupo');
}
