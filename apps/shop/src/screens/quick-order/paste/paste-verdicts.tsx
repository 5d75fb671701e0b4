import { Chip } from '@tonalia/ui/chip';
import { useState } from 'react';
import { pasteListMessages as words } from '../../../messages/paste-list.es-CO.ts';
import { isOpen } from '../line-view.ts';
import { OrderRow } from '../order-row.tsx';
import { PasteRow } from './paste-row.tsx';
import { type QuickLine, isReady } from '../quick-line.ts';
import { ResolveCard } from '../resolve/resolve-card.tsx';
import type { QuickOrder } from '../use-quick-order.ts';
import { useTableKeys } from '../use-table-keys.ts';

type View = 'all' | 'open' | 'ready';

/** What each row of a pasted list is; those that needed an answer stay first. */
export function PasteVerdicts({ order, isWide }: { order: QuickOrder; isWide: boolean }) {
  const { lines } = order;
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState<View>('all');
  const onKeyDown = useTableKeys(order);
  const unseen = lines.filter((line) => isOpen(line) && !asked.has(line.id));
  if (unseen.length > 0) setAsked(new Set([...asked, ...unseen.map(({ id }) => id)]));
  const first = lines.filter(({ id }) => asked.has(id));
  const others = lines.filter(({ id }) => !asked.has(id));
  if (!isWide) return <PhoneVerdicts order={order} first={first} others={others} />;
  const counts = { all: lines.length, open: lines.filter(isOpen).length, ready: lines.filter(isReady).length };
  const shown = [...first, ...others].filter((line) => view === 'all' || (view === 'ready') === isReady(line));
  return (
    // The keys of the controls within it.
    <div role="presentation" onKeyDown={onKeyDown}>
      <div
        role="group"
        aria-label={words.views.label}
        className="flex flex-wrap gap-2 border-b border-line px-4 py-2.5"
      >
        {(['all', 'open', 'ready'] as const).map((one) => (
          <Chip key={one} strong selected={view === one} count={counts[one]} onToggle={() => setView(one)}>
            {words.views[one]}
          </Chip>
        ))}
      </div>
      <ul aria-label={words.title}>
        {shown.map((line) => (
          <PasteRow key={line.id} line={line} order={order} />
        ))}
      </ul>
    </div>
  );
}

interface PhoneVerdictsProps {
  order: QuickOrder;
  first: readonly QuickLine[];
  others: readonly QuickLine[];
}

function PhoneVerdicts({ order, first, others }: PhoneVerdictsProps) {
  const open = order.lines.filter(isOpen).length;
  return (
    <>
      {first.length > 0 && (
        <>
          <h2 className="mt-5 mb-2 flex items-baseline justify-between gap-3 text-label text-warn">
            {words.toResolve(open)}{' '}
            <span className="text-small font-normal text-text-2">{words.lines(order.lines.length)}</span>
          </h2>
          <ul className="grid gap-2.5">
            {first.map((line) => (
              <ResolveCard key={line.id} line={line} order={order} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="mt-5 mb-1 text-label">{words.recognised(others.length)}</h2>
          <ul>
            {others.map((line) => (
              <OrderRow key={line.id} line={line} order={order} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
