import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy } from 'react';
import { useSession } from '../../api/session/session.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { CountBar } from './count-bar.tsx';
import { HeldCredit } from './held-credit.tsx';
import { useLineView } from './line-view.ts';
import { OrderActs, notesOf } from './order-acts.tsx';
import { sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const LeaveToSend = lazy(() => import('./leave/leave-to-send.tsx').then((m) => ({ default: m.LeaveToSend })));

/** A disk, for what is kept on the device. */
const DISK =
  'M22 12H2M5.5 5.1L2 12v6a2 2 0 002 2h16a2 2 0 002-2v-6l-3.5-6.9A2 2 0 0016.8 4H7.2a2 2 0 00-1.8 1.1zM6 16h.01M10 16h.01';

/** The lines that are ready at the foot of a phone, and the bar that adds it; a seller's order is left to send instead. */
export function OrderBar({ order, isPlain = false }: { order: QuickOrder; isPlain?: boolean }) {
  const { view } = useLineView();
  return (
    <div className="sticky bottom-0 z-header -mx-4 border-t border-line bg-canvas px-3 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))] lg:hidden">
      <WhatWaits lines={order.lines} />
      {isPlain || view === 'resolver' ? <PlainBar order={order} /> : <GreenBar order={order} />}
    </div>
  );
}

function PlainBar({ order }: { order: QuickOrder }) {
  const { lines, units, pesos } = sumOf(order.lines);
  return (
    <>
      <p className="mb-2 flex items-baseline justify-between px-1">
        <span className="text-small text-text-2">{words.readyOf(lines, order.lines.length, units)}</span>{' '}
        <b className="text-h2">{formatPesos(pesos)}</b>
      </p>
      <OrderActs order={order} />
    </>
  );
}

function GreenBar({ order }: { order: QuickOrder }) {
  const { isSeller } = useSession();
  const isOnline = useIsOnline();
  const { lines, units, pesos } = sumOf(order.lines);
  const isAll = lines === order.lines.length;
  const sum = isAll ? outboxMessages.sum(lines, units) : words.readyOf(lines, order.lines.length, units);
  const isLeft = isSeller && !isOnline;
  return (
    <div className="grid gap-2">
      {isLeft && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 px-1.5 text-small text-text-2">
          <span className="flex items-center gap-2">
            <Icon name={DISK} size="sm" /> {outboxMessages.kept}
          </span>
          <HeldCredit pesos={pesos} />
        </div>
      )}
      {!isLeft && (
        <CountBar count={lines} pesos={pesos} sum={sum} isBusy={order.isAdding} onPress={order.addAll}>
          {words.addEverything}
        </CountBar>
      )}
      {isSeller && (
        <Suspense>
          <LeaveToSend order={order} bar={isLeft ? { count: lines, pesos, sum } : undefined} />
        </Suspense>
      )}
    </div>
  );
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
