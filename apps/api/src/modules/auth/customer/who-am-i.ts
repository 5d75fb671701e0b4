import type { Customer, User } from '@tonalia/contract/auth';
import type { Actor, Buyer, Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listAddresses } from '../address/address.sql.ts';
import { creditOf } from '../credit/credit-of.ts';
import { findIdentity } from '../login/identity.sql.ts';
import { toAddress, toCustomer } from '../wire.ts';
import { findWeekdays, readCustomer } from './customer.sql.ts';

/** What a session may know of its owner, and of the customer acted for. The shared guest has nothing of its own. */
export async function whoAmI(
  db: Database,
  actor: Actor,
  place: Shopper | undefined,
  buyer: Buyer | undefined,
): Promise<User> {
  const [[identity], customer, credit, weekdays] = await Promise.all([
    findIdentity(db, actor.identityId),
    buyer && customerWithAddresses(db, buyer.customerId),
    buyer && creditOf(db, buyer.customerId),
    buyer && findWeekdays(db, buyer.cityId).then(([row]) => row?.weekdays),
  ]);
  return {
    _id: actor.identityId,
    name: identity?.name ?? '',
    last_name: identity?.lastName ?? '',
    rol: actor.role,
    provider_code: identity?.providerCode ?? null,
    warehouseId: place?.warehouseId ?? null,
    schedule: weekdays ? { weekdays } : null,
    ziro_credit: credit ?? null,
    customer: customer ?? null,
    email: actor.role === 'Guest' ? null : (identity?.email ?? null),
    phone: identity?.phone ?? null,
    has_password: identity?.hasPassword ?? false,
  };
}

async function customerWithAddresses(db: Database, customerId: string): Promise<Customer | undefined> {
  const [[row], addresses] = await Promise.all([readCustomer(db, customerId), listAddresses(db, customerId)]);
  return row && toCustomer(row, addresses.map(toAddress));
}
