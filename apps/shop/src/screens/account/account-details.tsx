import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { formatPhone } from '@tonalia/rules/phone';
import { Badge } from '@tonalia/ui/badge';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { addressesQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { addressName, addressPlace } from '../../features/address/address-lines.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

const words = accountMessages.profile;

/** Addresses and account data, shown on a desktop only. */
export function AccountDetails() {
  const { isSeller, user } = useSession();
  return (
    <div className="max-lg:hidden">
      {!isSeller && !user?.member && <Addresses />}
      <Data />
    </div>
  );
}

/** The addresses; those of the session until the list is loaded. */
function Addresses() {
  const { customer } = useSession();
  const { data: addresses = [] } = useQuery({
    ...addressesQuery,
    ...(customer?.shipping_addresses && { placeholderData: customer.shipping_addresses }),
  });
  return (
    <section>
      <div className="mt-7 mb-3.5 flex items-center justify-between gap-4">
        <h2 className="text-h2">{literals.myAddresses}</h2>
        <RouteLink href={paths.newAddress()} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          <Icon name="plus" size="sm" />
          {words.addAddress}
        </RouteLink>
      </div>
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
  if (!user) return null;
  const facts = [
    [words.name, `${user.name} ${user.last_name}`],
    [words.role, isSeller ? messages.shell.seller : undefined],
    [words.phone, user.phone && formatPhone(user.phone)],
    [words.email, user.email],
    [words.business, user.customer?.name],
    [words.trade, user.customer?.trade_type],
  ] as const;
  return (
    <section>
      <div className="mt-7 mb-3.5 flex items-center justify-between gap-4">
        <h2 className="text-h2">{words.data}</h2>
        <RouteLink href={paths.editProfile()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Icon name="edit" size="sm" />
          {words.editShort}
        </RouteLink>
      </div>
      <Card flush className="px-5 py-1.5">
        <dl className="divide-y divide-line">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="flex min-h-12 items-center justify-between gap-4">
                  <dt className="text-text-2">{name}</dt>
                  <dd className="min-w-0 text-right font-semibold wrap-break-word">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
    </section>
  );
}
