import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Chip } from '@tonalia/ui/chip';
import { orderQuery, ordersQuery } from '../../api/queries/orders.ts';
import { heldDetailsQuery } from '../../api/queries/seller-day.ts';
import { useSession } from '../../api/session/session.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { type CodeUnits, useNoteCodes } from './use-note-codes.ts';
import type { QuickOrder } from './use-quick-order.ts';

const isKept = ({ status }: { status: string }): boolean => status !== 'cancelled' && status !== 'rejected';

/** Notes the lines of the last order of the seller's customer, as far as they are not noted; without a network too. */
export function LastOrderChip({ order }: { order: Pick<QuickOrder, 'lines' | 'paste'> }) {
  const { isSeller, customer } = useSession();
  const isOnline = useIsOnline();
  const cache = useQueryClient();
  const customerId = isSeller ? (customer?.customerId ?? '') : '';
  const orders = useInfiniteQuery({ ...ordersQuery, enabled: isOnline && customerId !== '' });
  const held = useQuery({ ...heldDetailsQuery(customerId), enabled: !isOnline && customerId !== '' });
  const noting = useNoteCodes(order);
  const last = orders.data?.pages[0]?.results.find(isKept);
  const heldLines = isOnline ? undefined : held.data?.orders.find(isKept)?.lines;
  const codes = new Set(order.lines.map(({ match }) => match?.code));
  const unnoted = (lines: readonly CodeUnits[]) =>
    lines.filter(({ code, quantity }) => quantity > 0 && !codes.has(code));

  async function readLast(orderCode: string): Promise<readonly CodeUnits[]> {
    const { shipments } = await cache.ensureQueryData(orderQuery(orderCode));
    const lines = shipments.flatMap(({ products }) => products);
    return unnoted(lines.map(({ code, versionCode, quantity }) => ({ code: versionCode ?? code, quantity })));
  }
  function note() {
    if (heldLines) noting.mutate(() => unnoted(heldLines));
    else if (last) noting.mutate(() => readLast(last.orderCode));
  }

  if (customerId === '' || (heldLines ? unnoted(heldLines).length === 0 : !isOnline || !last)) return null;
  return (
    <Chip selected={false} disabled={noting.isPending} onToggle={note}>
      {words.lastOrder}
    </Chip>
  );
}
