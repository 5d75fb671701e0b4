import { Button } from '@tonalia/ui/button';
import { Suspense, lazy } from 'react';
import { useSession } from '../../api/session/session.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { HeldCredit } from './held-credit.tsx';
import { sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const LeaveToSend = lazy(() => import('./leave-to-send.tsx').then((m) => ({ default: m.LeaveToSend })));

/** Lines that need an answer, by kind. */
export function notesOf(lines: QuickOrder['lines']): string[] {
  const of = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
  const [soldOut, choose, unknown] = [of('sold_out'), of('choose'), of('unknown', 'failed')];
  return [
    ...(soldOut > 0 ? [words.soldOut(soldOut)] : []),
    ...(choose > 0 ? [words.toChoose(choose)] : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
}

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
