import { useQuery } from '@tanstack/react-query';
import { chipClass } from '@tonalia/ui/chip';
import { suggestedOrderQuery } from '../../api/queries/seller-day.ts';
import { useSession } from '../../api/session/session.ts';
import { suggestedMessages as words } from '../../messages/suggested-order.es-CO.ts';
import { suggestedOrderPath } from '../../navigation/customer-address.ts';
import { RouteLink } from '../../navigation/link.tsx';

/** Leads to the suggested order, with the lines that are due; nothing while there are none. */
export function SuggestedChip() {
  const customerId = useSession().customer?.customerId ?? '';
  const { data } = useQuery({ ...suggestedOrderQuery(customerId), enabled: customerId !== '' });
  const due = data?.lines.filter(({ isDue }) => isDue).length ?? 0;
  if (due === 0) return null;
  return (
    <RouteLink href={suggestedOrderPath(customerId)} className={chipClass({ strong: true })}>
      {words.title} <span className="font-medium opacity-80">{due}</span>
    </RouteLink>
  );
}
