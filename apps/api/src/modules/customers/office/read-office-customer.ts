import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { AppError } from '@tonalia/contract/errors';
import type { Database } from '../../../platform/transaction.ts';
import { findFiscal } from '../fiscal/fiscal.sql.ts';
import { toFiscalData } from '../fiscal/to-fiscal-data.ts';
import { findOfficeCustomer, listOfficeAddresses } from './office-customer.sql.ts';

/** A customer as its page in the office shows it. CUSTOMER_NOT_FOUND, also for a closed account. */
export async function readOfficeCustomer(db: Database, customerId: string): Promise<OfficeCustomer> {
  const [[customer], [fiscal], addresses] = await Promise.all([
    findOfficeCustomer(db, customerId),
    findFiscal(db, customerId),
    listOfficeAddresses(db, customerId),
  ]);
  if (!customer || !fiscal) throw new AppError('CUSTOMER_NOT_FOUND');
  const { id, name, approval, isBlocked, createdAt, person, phone, email, tradeType, city, state, seller } = customer;
  return {
    _id: id,
    name,
    state: isBlocked ? 'blocked' : approval,
    createdAt: createdAt.toISOString(),
    person,
    phone,
    email,
    tradeType,
    city,
    region: state,
    seller,
    addresses: addresses.map(({ id: _id, weekdays, ...address }) => ({
      ...address,
      _id,
      // its own days count only where the zone delivers at all
      weekdays: weekdays && (customer.weekdays ?? weekdays),
    })),
    fiscal: toFiscalData(fiscal),
  };
}
