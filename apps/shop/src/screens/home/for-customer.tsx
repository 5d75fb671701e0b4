import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Avatar } from '@tonalia/ui/avatar';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { creditQuery } from '../../api/queries/account.ts';
import { ordersQuery } from '../../api/queries/orders.ts';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import type { SessionCustomer } from '../../api/storage/session-customer.ts';
import { useAddressInUse } from '../../features/address/address-in-use.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { isWide } from '../../timing/until.ts';
import { OrderAgain } from './order-again.tsx';

/** The customer a seller orders for: with details on a desktop, and with the last order everywhere. */
export function ForCustomer({ customer }: { customer: SessionCustomer }) {
  const { data: orders } = useInfiniteQuery(ordersQuery);
  return (
    <>
      <Card className="max-lg:hidden lg:p-5.5!">
        <div className="flex items-center gap-3">
          <Avatar initials={businessInitials(customer.name)} />
          <div className="min-w-0">
            <p className="text-micro text-text-3">{literals.deliverTo}</p>
            <p className="text-h3">{customer.name}</p>
          </div>
        </div>
        <Facts customer={customer} />
        <RouteLink
          href={paths.selectCustomer({ redirectTo: paths.homeSeller() })}
          className={buttonClass({ variant: 'secondary', size: 'sm', full: true })}
        >
          {homeMessages.changeCustomer}
        </RouteLink>
      </Card>
      <OrderAgain orders={orders?.pages[0]?.results ?? []} mine={false} />
    </>
  );
}

function Facts({ customer }: { customer: SessionCustomer }) {
  const { data: loyalty } = useQuery(loyaltyQuery);
  // A phone does not show the card, so it does not load the credit.
  const { data: credit } = useQuery({ ...creditQuery, enabled: isWide() });
  const address = useAddressInUse();
  const facts = [
    [homeMessages.city, customer.city === customer.state ? customer.city : `${customer.city}, ${customer.state}`],
    [homeMessages.address, address?.address],
    [homeMessages.loyalty, loyalty?.currentLoyaltyStatus.name],
    [homeMessages.credit, credit && formatPesos(credit.available)],
  ] as const;
  return (
    <dl className="my-4.5 grid gap-2.5 text-[0.875rem]">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-3">
              <dt className="shrink-0 font-medium text-text-3">{name}</dt>
              <dd className="min-w-0 text-right font-semibold wrap-break-word">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
