import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findFiscal } from '../fiscal/fiscal.sql.ts';
import { toFiscalData } from '../fiscal/to-fiscal-data.ts';
import { loyaltyStatus } from '../loyalty/loyalty-status.ts';
import { findConsent, findOfficeCustomer, listOfficeAddresses } from './office-customer.sql.ts';

/** A customer as its page in the office shows it. CUSTOMER_NOT_FOUND, also for a closed account. */
export async function readOfficeCustomer(db: Database, clock: Clock, customerId: string): Promise<OfficeCustomer> {
  const [[customer], [fiscal], addresses, [consent], loyalty] = await Promise.all([
    findOfficeCustomer(db, customerId),
    findFiscal(db, customerId),
    listOfficeAddresses(db, customerId),
    findConsent(db, customerId),
    loyaltyStatus(db, clock, customerId),
  ]);
  if (!customer || !fiscal) throw new AppError('CUSTOMER_NOT_FOUND');
  const { id, name, approval, blockedAt, createdAt, person, phone, email, tradeType, city, state, seller } = customer;
  return {
    _id: id,
    name,
    state: blockedAt ? 'blocked' : approval,
    createdAt: createdAt.toISOString(),
    person,
    phone,
    email,
    tradeType,
    city,
    region: state,
    seller,
    tier: loyalty.currentLoyaltyStatus.name,
    block: blockedAt && { at: blockedAt.toISOString(), reason: customer.blockReason },
    addresses: addresses.map(({ id: _id, weekdays, ...address }) => ({
      ...address,
      _id,
      // its own days count only where the zone delivers at all
      weekdays: weekdays && (customer.weekdays ?? weekdays),
    })),
    consent: consent ? { ...consent, at: consent.at.toISOString() } : null,
    fiscal: toFiscalData(fiscal),
  };
}
