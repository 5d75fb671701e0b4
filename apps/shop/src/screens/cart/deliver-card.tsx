import { literals } from '@tonalia/contract/literals.es-CO';
import type { Cart } from '@tonalia/contract/purchase';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session/session.ts';
import { cityAndState } from '../../features/address/address-lines.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const look = 'flex items-center gap-3 rounded-tile bg-surface inset-ring inset-ring-line';

/** 'Entregar a': a line on a phone, a panel with the address on a desktop. Links a seller to the customers. */
export function DeliverLine() {
  const { customer, isSeller } = useSession();
  if (customer === null) return null;
  const inside = (
    <>
      <Avatar initials={businessInitials(customer.name)} />
      <span className="min-w-0 flex-1">
        <span className="block text-micro text-text-3">{literals.deliverTo}</span>
        <span className="block truncate text-label">
          {customer.name}, {customer.city}
        </span>
      </span>
    </>
  );
  if (!isSeller) return <div className={`${look} mb-3.5 px-3.5 py-2.5 lg:hidden`}>{inside}</div>;
  return (
    <RouteLink
      href={paths.selectCustomer({ redirectTo: paths.cart() })}
      className={`${look} pressable mb-3.5 px-3.5 py-2.5 lg:hidden`}
    >
      {inside}
      <Icon name="chevron-right" />
    </RouteLink>
  );
}

export function DeliverPanel({ address }: { address: Cart['shippingAddress'] }) {
  const { customer } = useSession();
  if (customer === null) return null;
  const place = address
    ? [address.address, cityAndState(address.city, address.state)]
    : [cityAndState(customer.city, customer.state)];
  return (
    <section className={`${look} mt-3.5 rounded-card! px-5 py-4`}>
      <Avatar initials={businessInitials(customer.name)} />
      <span className="min-w-0 flex-1">
        <span className="block text-micro text-text-3">{literals.deliverTo}</span>
        <span className="block text-label">{customer.name}</span>
        <span className="block text-small text-text-3">{place.join(', ')}</span>
      </span>
    </section>
  );
}
