import type { User } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { can } from '@tonalia/contract/rights';
import type { Actor } from '../../../platform/http/actor.ts';
import type { IdentityLookup } from '../../../platform/http/serve.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toAddress } from '../address/to-address.ts';
import { toCustomer } from '../customer/to-customer.ts';
import { lateDays } from '../credit/late-days.rules.ts';
import { type CurrentUserRow, findCurrentUser } from './current-user.sql.ts';

/** The customer and city that a request names. */
export interface CustomerHints {
  customerId?: string | undefined;
  userCityId?: string | undefined;
}

/**
 * The signed-in identity and the customer it acts for, in one statement. The guest has no data of its own. CUSTOMER_NOT_FOUND for a
 * missing or foreign customer.
 */
export async function readCurrentUser(
  db: Database,
  identities: Pick<IdentityLookup, 'findVisitor'>,
  { identityId, role }: Actor,
  { customerId, userCityId }: CustomerHints,
): Promise<User> {
  const [row] = await findCurrentUser(db, { identityId, customerId: customerId ?? null, ...lateDays() });
  // The account was just closed, and this process has not received the notification yet.
  if (!row) throw new AppError('UNAUTHENTICATED');
  const needsCustomer = can(role, 'customer.read') && (!can(role, 'portfolio.use') || customerId !== undefined);
  if (needsCustomer && row.id === null) throw new AppError('CUSTOMER_NOT_FOUND');
  const cityId = row.id === null ? userCityId : row.deliveryCityId;
  const hasNoPlace = row.id === null && can(role, 'account.use');
  const place = hasNoPlace ? undefined : await identities.findVisitor(cityId);
  return {
    _id: identityId,
    rol: role,
    ...identityFields(row, role),
    warehouseId: place?.warehouseId ?? null,
    ...customerFields(row),
  };
}

function identityFields(
  {
    person: { name, lastName, providerCode, email, phone, hasPassword, reminders, newsByMail, newsByPush, member },
  }: CurrentUserRow,
  role: Actor['role'],
) {
  return {
    name,
    last_name: lastName,
    provider_code: providerCode,
    // the guest's address is public
    email: can(role, 'account.use') ? email : null,
    phone,
    has_password: hasPassword,
    reminders,
    news_by_mail: newsByMail,
    news_by_push: newsByPush,
    ...(member && { member }),
  };
}

function customerFields(row: CurrentUserRow): Pick<User, 'schedule' | 'ziro_credit' | 'customer'> {
  if (row.id === null) return { schedule: null, ziro_credit: null, customer: null };
  const { weekdays, cutoff, addresses, person } = row;
  const credit = person.member?.seesCredit === false ? null : row.credit;
  return {
    schedule: weekdays && { weekdays, cutoff },
    ziro_credit: credit,
    customer: toCustomer(row, addresses.map(toAddress)),
  };
}
