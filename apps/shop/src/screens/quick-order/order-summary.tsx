import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Suspense, lazy } from 'react';
import { useSession } from '../../api/session/session.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { HeldCredit } from './held-credit.tsx';
import { isReady, nameOf, sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const LeaveToSend = lazy(() => import('./leave-to-send.tsx').then((m) => ({ default: m.LeaveToSend })));

/** How many lines are ready, what needs an answer, the total, and the one button that changes the cart. */
export function OrderSummary({ order }: { order: QuickOrder }) {
  const { lines } = order;
  const ready = sumOf(lines);
  const others = lines.length - ready.lines;
  return (
    <section aria-label={words.map} className="rounded-card border border-line bg-surface p-5 max-lg:hidden">
      <h2 className="flex items-baseline justify-between text-h4">
        {words.lines(lines.length)} <span className="text-small font-normal text-text-2">{ready.units} und.</span>
      </h2>
      <ul className="mt-4 grid grid-cols-8 gap-1.5">
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <a href={`#line-${line.id}`} aria-label={nameOf(line)} className={isReady(line) ? '' : 'opacity-60'}>
              <LinePicture match={line.match} size="map" />
            </a>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2 text-small">
        <div className="flex justify-between">
          <dt>{words.ready(ready.lines)}</dt>
          <dd className="font-semibold">{formatPesos(ready.pesos)}</dd>
        </div>
      </dl>
      <WhatWaits order={order} className="mt-2" />
      <p className="mt-4 flex items-baseline justify-between border-t border-line pt-4">
        <span>{words.total}</span> <b className="text-h2">{formatPesos(ready.pesos)}</b>
      </p>
      <Acts order={order} className="mt-4" />
      {others > 0 && ready.lines > 0 && (
        <p className="mt-3 text-center text-small text-text-2">{words.othersStay(others)}</p>
      )}
    </section>
  );
}

/** Lines that need an answer, by kind. */
export function WhatWaits({ order: { lines }, className }: { order: QuickOrder; className?: string }) {
  const of = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
  const [soldOut, choose, unknown] = [of('sold_out'), of('choose'), of('unknown', 'failed')];
  const notes = [
    ...(soldOut > 0 ? [words.soldOut(soldOut)] : []),
    ...(choose > 0 ? [words.toChoose(choose)] : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
  if (notes.length === 0) return null;
  return <p className={`text-small font-semibold text-warn ${className ?? ''}`}>{notes.join(', ')}</p>;
}

/** The cart, which needs a network; a seller may leave the order to send instead. */
function Acts({ order, className = '' }: { order: QuickOrder; className?: string }) {
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

/** The same at the foot of a phone. */
export function OrderBar({ order }: { order: QuickOrder }) {
  const { lines, units, pesos } = sumOf(order.lines);
  return (
    <div className="sticky bottom-0 z-header -mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))] lg:hidden">
      <WhatWaits order={order} className="mb-2" />
      <p className="mb-2 flex items-baseline justify-between">
        <b className="text-h4">{formatPesos(pesos)}</b>{' '}
        <span className="text-small text-text-2">{words.readyOf(lines, order.lines.length, units)}</span>
      </p>
      <Acts order={order} />
    </div>
  );
}
