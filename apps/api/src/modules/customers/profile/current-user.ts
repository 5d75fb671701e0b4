import type { User } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { Actor } from '../../../platform/http/actor.ts';
import type { People } from '../../../platform/http/serve.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toAddress } from '../address/to-address.ts';
import { toCustomer } from '../customer/to-customer.ts';
import { type CurrentUserRow, findCurrentUser } from './current-user.sql.ts';

/** What a call says about who and where, hints only. */
export interface CustomerHints {
  customerId?: string | undefined;
  userCityId?: string | undefined;
}

/**
 * What a session may know of its owner, and of the customer acted for; one statement. The shared guest has nothing of its own.
 * CUSTOMER_NOT_FOUND for a customer nobody has, or somebody else has.
 */
export async function readCurrentUser(
  db: Database,
  people: Pick<People, 'findVisitor'>,
  { identityId, role }: Actor,
  { customerId, userCityId }: CustomerHints,
): Promise<User> {
  const [row] = await findCurrentUser(db, identityId, customerId ?? null);
  // it was deleted a moment ago, and this process has not heard of it yet
  if (!row) throw new AppError('UNAUTHENTICATED');
  const mustActForSomebody = role === 'Admin customer' || (role === 'Seller' && customerId !== undefined);
  if (mustActForSomebody && row.id === null) throw new AppError('CUSTOMER_NOT_FOUND');
  const cityId = row.id === null ? userCityId : row.deliveryCityId;
  const isNowhere = row.id === null && role !== 'Guest';
  const place = isNowhere ? undefined : await people.findVisitor(cityId);
  return {
    _id: identityId,
    rol: role,
    ...person(row, role),
    warehouseId: place?.warehouseId ?? null,
    ...actedFor(row),
  };
}

function person(
  { person: { name, lastName, providerCode, email, phone, hasPassword, reminders } }: CurrentUserRow,
  role: Actor['role'],
) {
  return {
    name,
    last_name: lastName,
    provider_code: providerCode,
    // the guest's is public, and nobody's
    email: role === 'Guest' ? null : email,
    phone,
    has_password: hasPassword,
    reminders,
  };
}

function actedFor(row: CurrentUserRow): Pick<User, 'schedule' | 'ziro_credit' | 'customer'> {
  if (row.id === null) return { schedule: null, ziro_credit: null, customer: null };
  const { weekdays, credit, addresses } = row;
  return {
    schedule: weekdays && { weekdays },
    ziro_credit: credit,
    customer: toCustomer(row, addresses.map(toAddress)),
  };
}
