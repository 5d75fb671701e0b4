import { literals } from '@tonalia/contract/literals.es-CO';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { useAddressInUse } from './address-in-use.ts';
import { useCoverageAlert } from './coverage-alert.ts';
import { DeliverAt } from './deliver-at.tsx';
import { DeliverLines } from './deliver-lines.tsx';

/** The delivery address (customers) or the chosen customer (sellers), in two lines, with a button to change it. Renders nothing for guests. */
export function DeliverTo() {
  const { isGuest, isSeller } = useSession();
  if (isGuest) return null;
  return isSeller ? <ToCustomer /> : <DeliverAt />;
}

function ToCustomer() {
  const { customer } = useSession();
  const here = useHere();
  useCoverageAlert(useAddressInUse());
  return (
    <RouteLink
      href={paths.selectCustomer({ redirectTo: here })}
      className="pressable flex min-h-11 min-w-0 items-center gap-3 rounded-control text-left"
    >
      <Avatar initials={businessInitials(customer?.name ?? '?')} />
      <DeliverLines caption={literals.deliverTo} name={customer?.name ?? literals.chooseCustomer} />
    </RouteLink>
  );
}
