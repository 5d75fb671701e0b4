import { dayIn } from '@tonalia/rules/dates';
import type { ClientBase } from 'pg';
import { DEMO_PASSWORD } from './accounts.ts';
import { copy } from './copy.ts';
import { daysFrom } from './days.ts';
import { type DemoCustomer, sellers } from './people.ts';

/** Accounts, customers, addresses, portfolios. The guest exists already. */
export async function loadPeople(
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  now: Date,
  hashPassword: (plain: string) => Promise<string>,
): Promise<void> {
  const since = daysFrom(now, -500);
  const people = [...sellers, ...everyone.flatMap(({ person }) => person ?? [])];
  await copyIdentities(client, people, { hash: await hashPassword(DEMO_PASSWORD), since });
  await copyCustomers(client, everyone, { now, since });
  await copyPortfolios(client, everyone, since);
  await copyQuotas(client);
  await copyAddresses(client, everyone, since);
  await copyConsents(client, everyone, since);
}

type DemoPerson = NonNullable<DemoCustomer['person']>;

const copyIdentities = (
  client: ClientBase,
  people: readonly DemoPerson[],
  { hash, since }: { hash: string; since: Date },
): Promise<void> =>
  copy(
    client,
    'auth.identity',
    ['id', 'role', 'name', 'last_name', 'email', 'phone', 'phone_e164', 'provider_code', 'password_hash', 'created_at'],
    people.map((person) => [
      person.id,
      person.role,
      person.name,
      person.lastName,
      person.email,
      person.phone,
      `+57${person.phone}`,
      person.providerCode,
      person.signsIn ? hash : null,
      since,
    ]),
  );

const copyCustomers = (
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  { now, since }: { now: Date; since: Date },
): Promise<void> =>
  copy(
    client,
    'auth.customer',
    [
      'id',
      'identity_id',
      'name',
      'trade_type_id',
      'document_type',
      'document_number',
      'city_id',
      'approval',
      'approval_reason',
      'reviewed_at',
      'lead_day',
      'created_at',
    ],
    everyone.map(({ id, person, name, tradeType, document, cityId, approval }) => [
      id,
      person?.id,
      name,
      tradeType,
      document.type,
      document.number,
      cityId,
      approval?.state ?? 'approved',
      approval?.state === 'rejected' ? approval.reason : null,
      approval?.state === 'in_review' ? null : daysFrom(approval ? now : since, approval ? -1 : 1),
      dayIn(approval ? daysFrom(now, -2) : since),
      approval ? daysFrom(now, -2) : since,
    ]),
  );

const copyPortfolios = (client: ClientBase, everyone: readonly DemoCustomer[], since: Date): Promise<void> =>
  copy(
    client,
    'auth.portfolio',
    ['customer_id', 'seller_id', 'assigned_at'],
    everyone.flatMap(({ id, seller }) => (seller ? [[id, seller.id, since]] : [])),
  );

/** Pesos that each seller means to sell in a month. */
const QUOTA = 120_000_000;

const copyQuotas = (client: ClientBase): Promise<void> =>
  copy(
    client,
    'auth.seller_quota',
    ['seller_id', 'pesos'],
    sellers.map(({ id }) => [id, QUOTA]),
  );

const copyAddresses = (client: ClientBase, everyone: readonly DemoCustomer[], since: Date): Promise<void> =>
  copy(
    client,
    'auth.address',
    ['id', 'customer_id', 'title', 'address', 'city_id', 'fixed', 'created_at'],
    everyone.flatMap((customer) =>
      customer.addresses.map((address, at) => [
        address.id,
        customer.id,
        address.title,
        address.address,
        address.cityId,
        address.fixed,
        daysFrom(since, at),
      ]),
    ),
  );

const copyConsents = (client: ClientBase, everyone: readonly DemoCustomer[], since: Date): Promise<void> =>
  copy(
    client,
    'auth.consent',
    ['identity_id', 'customer_id', 'text_version', 'given_at', 'given_through'],
    everyone.map(({ id, person, seller }) => [person?.id, id, '1', since, seller?.id]),
  );
