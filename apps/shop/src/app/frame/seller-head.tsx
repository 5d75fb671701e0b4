import { literals } from '@tonalia/contract/literals.es-CO';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useSession } from '../../api/session/session.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** The header on a seller's phone: the shop and the chosen customer. */
export function SellerHead() {
  const { customer } = useSession();
  const here = useHere();
  return (
    <>
      <div className="flex h-15 items-center justify-between pr-2 pl-4">
        <RouteLink href={paths.homeSeller()} className="flex min-h-11 items-center">
          <BrandMark />
        </RouteLink>
        <CartLink />
      </div>
      <div className="px-4 pb-3">
        <RouteLink
          href={paths.selectCustomer({ redirectTo: here })}
          className="pressable flex min-h-15 flex-wrap items-center gap-x-3 rounded-card py-2 pr-4 pl-2 text-left inset-ring-[1.5px] inset-ring-line"
        >
          <Avatar initials={businessInitials(customer?.name ?? '?')} />
          <span className="min-w-24 flex-1">
            {customer && <span className="block text-micro text-text-3">{literals.deliverTo}</span>}
            <span className="line-clamp-2 text-h3 wrap-break-word">{customer?.name ?? literals.chooseCustomer}</span>
          </span>
          <span className="ml-auto flex items-center gap-1 text-label text-brand-text">
            {customer ? messages.shell.change : messages.shell.choose}
            <Icon name="chevron-right" size="sm" />
          </span>
        </RouteLink>
      </div>
    </>
  );
}
