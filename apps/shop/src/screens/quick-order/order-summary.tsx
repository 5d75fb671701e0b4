import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy } from 'react';
import { useSession } from '../../api/session/session.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { HeldCredit } from './held-credit.tsx';
import { isPresale, useLineView } from './line-view.ts';
import { isReady, nameOf, sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const LeaveToSend = lazy(() => import('./leave-to-send.tsx').then((m) => ({ default: m.LeaveToSend })));

/** How many lines are ready, what needs an answer, the total, and the one button that changes the cart. */
export function OrderSummary({ order }: { order: QuickOrder }) {
  const { lines } = order;
  const ready = sumOf(lines);
  const others = lines.length - ready.lines;
  const presale = lines.filter(isPresale).length;
  return (
    <section aria-label={words.map} className="rounded-card border border-line bg-surface p-5 max-lg:hidden">
      <h2 className="flex items-baseline justify-between text-h4">
        {words.lines(lines.length)} <span className="text-small font-normal text-text-2">{ready.units} und.</span>
      </h2>
      <ul className="mt-4 grid grid-cols-8 gap-1.5">
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <a
              href={`#line-${line.id}`}
              aria-label={nameOf(line)}
              className={`relative inline-block ${isReady(line) ? '' : 'opacity-60'}`}
            >
              <LinePicture match={line.match} size="map" />
              {isPresale(line) && (
                <span className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full bg-info ring-2 ring-surface" />
              )}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-2 text-small">
        <li className="flex items-center gap-2">
          <Icon name="check" size="sm" className="text-brand-text" /> {words.ready(ready.lines)}
          <b className="ml-auto font-semibold">{formatPesos(ready.pesos)}</b>
        </li>
        {presale > 0 && (
          <li className="flex items-center gap-2 text-info">
            <Icon name="calendar-clock" size="sm" /> {words.withPresale(presale)}
          </li>
        )}
        {notesOf(lines).map((note, at) => (
          <li key={note} className="flex items-center gap-2 font-semibold text-warn">
            <Icon name="alert-circle" size="sm" /> {note}
            {at === 0 && (
              <kbd className="ml-auto rounded-[8px] border border-line bg-surface px-1.5 py-0.5 font-sans text-[0.75rem] text-text-2">
                F8
              </kbd>
            )}
          </li>
        ))}
      </ul>
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
function notesOf(lines: QuickOrder['lines']): string[] {
  const of = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
  const [soldOut, choose, unknown] = [of('sold_out'), of('choose'), of('unknown', 'failed')];
  return [
    ...(soldOut > 0 ? [words.soldOut(soldOut)] : []),
    ...(choose > 0 ? [words.toChoose(choose)] : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
}

/** The same at the foot of a phone, where it leads to them. */
function WhatWaits({ lines }: { lines: QuickOrder['lines'] }) {
  const { view, addressOf } = useLineView();
  const notes = notesOf(lines).join(', ');
  if (notes === '') return null;
  if (view === 'resolver') return <p className="mb-2 text-small font-semibold text-warn">{notes}</p>;
  return (
    <RouteLink
      href={addressOf('resolver')}
      className="pressable mb-2 flex min-h-12 items-center gap-2.5 rounded-[16px] bg-warn-soft px-3.5 py-2 text-small font-semibold text-warn-ink"
    >
      <Icon name="alert-circle" size="sm" className="shrink-0 text-warn" />
      <span className="min-w-0 flex-1">{notes}</span> {words.resolve}
      <Icon name="chevron-right" size="sm" className="shrink-0" />
    </RouteLink>
  );
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
      <WhatWaits lines={order.lines} />
      <p className="mb-2 flex items-baseline justify-between">
        <b className="text-h4">{formatPesos(pesos)}</b>{' '}
        <span className="text-small text-text-2">{words.readyOf(lines, order.lines.length, units)}</span>
      </p>
      <Acts order={order} />
    </div>
  );
}
