import { literals } from '@tonalia/contract/literals.es-CO';
import { chooseAddress } from '@tonalia/rules/address-choice';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session.ts';
import { RouteLink, useHere } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** Where (a customer) or to whom (a seller) the order goes, in two lines. Nothing for a guest. */
export function DeliverTo() {
  const { isGuest, isSeller } = useSession();
  if (isGuest) return null;
  return isSeller ? <ToCustomer /> : <AtAddress />;
}

function ToCustomer() {
  const { customer } = useSession();
  const here = useHere();
  return (
    <RouteLink
      href={paths.selectCustomer({ redirectTo: here })}
      className="pressable flex min-h-11 min-w-0 items-center gap-3 rounded-control text-left"
    >
      <Avatar initials={businessInitials(customer?.name ?? '?')} />
      <Lines caption={literals.deliverTo} name={customer?.name ?? literals.chooseCustomer} isChoice />
    </RouteLink>
  );
}

function AtAddress() {
  const { customer } = useSession();
  const address = customer && chooseAddress(customer.shipping_addresses ?? [], customer);
  const name = address ? address.title || address.address : customer?.city;
  if (!name) return null;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="flex size-6 shrink-0 items-center justify-center text-brand-text lg:size-11 lg:rounded-[15px] lg:bg-brand-soft">
        <Icon name="pin" />
      </span>
      <Lines caption={messages.shell.deliverAt} name={name} />
    </div>
  );
}

function Lines({ caption, name, isChoice = false }: { caption: string; name: string; isChoice?: boolean }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="text-micro text-text-3">{caption}</span>
      <span className="flex min-w-0 items-center gap-1 text-label">
        <span className="truncate">{name}</span>
        {isChoice && <Icon name="chevron-down" size="sm" />}
      </span>
    </span>
  );
}
