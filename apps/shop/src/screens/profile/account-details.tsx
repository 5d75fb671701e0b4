import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Card } from '@tonalia/ui/card';
import { addressesQuery, creditQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { addressName, addressPlace } from '../../features/address/address-lines.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';

const words = accountMessages.profile;

/** What a desktop has room for: the addresses and the data of the account. */
export function AccountDetails() {
  const { isSeller } = useSession();
  return (
    <div className="max-lg:hidden">
      {!isSeller && <Addresses />}
      <h2 className={`mb-3.5 text-h2 ${isSeller ? '' : 'mt-7'}`}>{words.data}</h2>
      <Data />
    </div>
  );
}

function Addresses() {
  const { data: addresses } = useQuery(addressesQuery);
  if (!addresses || addresses.length === 0) return null;
  return (
    <section>
      <h2 className="mt-7 mb-3.5 text-h2">{words.addresses}</h2>
      <ul className="grid grid-cols-2 gap-5">
        {addresses.map((address) => (
          <li
            key={address._id}
            className={`rounded-card bg-surface px-4.5 py-4 ${address.fixed ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line'}`}
          >
            <p className="flex items-center justify-between gap-3">
              <b className="text-[0.9375rem] leading-[1.35] font-semibold">{addressName(address)}</b>
              {address.fixed && <Badge tone="success">{words.main}</Badge>}
            </p>
            <p className="mt-1 text-small text-text-2">{addressPlace(address)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Data() {
  const { user, isSeller } = useSession();
  const { data: credit } = useQuery({ ...creditQuery, enabled: !isSeller });
  if (!user) return null;
  const facts = [
    [words.name, `${user.name} ${user.last_name}`],
    [words.role, isSeller ? messages.shell.seller : undefined],
    [words.business, user.customer?.name],
    [words.trade, user.customer?.trade_type],
    [words.credit, credit ? formatPesos(credit.available) : undefined],
  ] as const;
  return (
    <Card flush className="px-5 py-1.5">
      <dl className="divide-y divide-line">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex min-h-12 items-center justify-between gap-4">
                <dt className="text-text-2">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
