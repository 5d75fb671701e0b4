import { useQuery } from '@tanstack/react-query';
import { Chip } from '@tonalia/ui/chip';
import { heldDetailsQuery, suggestedOrderQuery } from '../../api/queries/seller-day.ts';
import { useSession } from '../../api/session/session.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { useNoteCodes } from './use-note-codes.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** Notes what the seller's customer orders most, in its usual units, as far as it is not noted; without a network too. */
export function UsualChip({ order }: { order: Pick<QuickOrder, 'lines' | 'paste'> }) {
  const { isSeller, customer } = useSession();
  const isOnline = useIsOnline();
  const customerId = isSeller ? (customer?.customerId ?? '') : '';
  const suggested = useQuery({ ...suggestedOrderQuery(customerId), enabled: isOnline && customerId !== '' });
  const held = useQuery({ ...heldDetailsQuery(customerId), enabled: !isOnline && customerId !== '' });
  const usual = suggested.data?.usual ?? held.data?.usual ?? [];
  const noted = new Set(order.lines.map(({ match }) => match?.versionId));
  const left = usual.filter(({ match }) => !noted.has(match.versionId));
  const noting = useNoteCodes(order);
  if (left.length === 0) return null;
  return (
    <Chip
      selected={false}
      count={left.length}
      disabled={noting.isPending}
      onToggle={() => noting.mutate(() => left.map(({ match, quantity }) => ({ code: match.code, quantity })))}
    >
      {words.usual}
    </Chip>
  );
}
