import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { Icon, type IconName, type IconOutline } from '@tonalia/ui/icon';
import type { HeldDetails } from '../../api/offline/held-details.ts';
import { addressesQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { mapsLink } from '../../navigation/maps-link.ts';
import { statementPath } from '../../navigation/statement-address.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { notify } from '../../state/notices.ts';

const ARROW: IconOutline = 'M3 11l19-9-9 19-2-8zM11 13 22 2';
const BANKNOTE: IconOutline =
  'M4 6h16a2 2 0 012 2v8a2 2 0 01-2 2H4a2 2 0 01-2-2V8a2 2 0 012-2M14 12a2 2 0 11-4 0 2 2 0 014 0M6 12h.01M18 12h.01';
const LOOK =
  'pressable flex min-w-0 flex-col items-center gap-1 rounded-card border border-line bg-surface px-1 py-2.5 text-small font-semibold';

export interface CustomerWaysProps {
  customer: VisitedCustomer;
  hasCredit: boolean;
  /** Without an answer from the network. */
  held: HeldDetails | null;
}

/** How to reach a customer: telephone, WhatsApp, the way to its door, and the payment of what it owes. */
export function CustomerWays({ customer: { phone }, hasCredit, held }: CustomerWaysProps) {
  const { user } = useSession();
  const known = useQuery(addressesQuery).data;
  const address = known?.find(({ fixed }) => fixed) ?? known?.[0] ?? held?.address;
  return (
    <div role="group" aria-label={words.ways} className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
      {phone !== null && (
        <>
          <Outside icon="phone" href={`tel:${phone}`} text={words.callShort} />
          <Outside icon="whatsapp" href={whatsappLink('', phone.replace('+', ''))} text={words.whatsapp} isNew />
        </>
      )}
      {address && <Outside icon={ARROW} href={mapsLink(address)} text={words.goThere} isNew />}
      {hasCredit &&
        (held ? (
          <button
            type="button"
            className={LOOK}
            onClick={() => notify({ color: 'white', message: words.collectLater })}
          >
            <Icon name={BANKNOTE} className="text-text-3" /> {words.collect}
          </button>
        ) : (
          <RouteLink href={statementPath(user?.name ?? '')} className={LOOK}>
            <Icon name={BANKNOTE} className="text-brand-text" /> {words.collect}
          </RouteLink>
        ))}
    </div>
  );
}

function Outside(props: { icon: IconName | IconOutline; href: string; text: string; isNew?: true }) {
  const { icon, href, text, isNew } = props;
  return (
    <a href={href} {...(isNew && { target: '_blank', rel: 'noreferrer' })} className={LOOK}>
      <Icon name={icon} className="text-brand-text" /> {text}
    </a>
  );
}
