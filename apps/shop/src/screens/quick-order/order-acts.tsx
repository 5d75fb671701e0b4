import { Button } from '@tonalia/ui/button';
import { Suspense, lazy } from 'react';
import { useSession } from '../../api/session/session.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { HeldCredit } from './held-credit.tsx';
import { sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const LeaveToSend = lazy(() => import('./leave/leave-to-send.tsx').then((m) => ({ default: m.LeaveToSend })));

/** Lines that need an answer, counted by kind. */
export function kindsOf(lines: QuickOrder['lines']) {
  const of = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
  const counted = [
    { state: 'sold_out', count: of('sold_out'), words: words.soldOut },
    { state: 'choose', count: of('choose'), words: words.toChoose },
    { state: 'unknown', count: of('unknown', 'failed'), words: words.unknown },
  ] as const; // as: each state is a verdict
  return counted.flatMap((kind) => (kind.count > 0 ? [{ state: kind.state, note: kind.words(kind.count) }] : []));
}

/** The same in words: "1 agotada". */
export const notesOf = (lines: QuickOrder['lines']): string[] => kindsOf(lines).map(({ note }) => note);

/** The cart, which needs a network; a seller may leave the order to send instead. */
export function OrderActs({ order, className = '' }: { order: QuickOrder; className?: string }) {
  const { isSeller } = useSession();
  const isOnline = useIsOnline();
  return (
    <div className={`grid gap-2 ${className}`}>
      {isSeller && !isOnline && <HeldCredit pesos={sumOf(order.lines).pesos} />}
      {(isOnline || !isSeller) && <AddAll order={order} />}
      {isSeller && (
        <Suspense>
          <LeaveToSend order={order} />
        </Suspense>
      )}
    </div>
  );
}

function AddAll({ order }: { order: QuickOrder }) {
  const { lines } = sumOf(order.lines);
  return (
    <Button full size="lg" disabled={lines === 0} loading={order.isAdding} onClick={order.addAll}>
      {words.addToCart(lines)}
    </Button>
  );
}
