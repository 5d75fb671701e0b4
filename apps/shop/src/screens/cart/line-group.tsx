import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import { formatDay, formatShortDay } from '@tonalia/rules/dates';
import type { DispatchGroup } from '@tonalia/rules/cart-grouping';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lineId } from '../../api/cart-lines.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';
import { CartLine, lineName } from './cart-line.tsx';

const looks = {
  now: { icon: 'zap', box: 'bg-brand-soft text-brand-text' },
  later: { icon: 'calendar-clock', box: 'bg-info-soft text-info' },
  gone: { icon: 'box', box: 'bg-surface-3 text-text-2' },
} as const satisfies Record<string, { icon: IconName; box: string }>;

interface PanelProps {
  look: keyof typeof looks;
  title: string;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}

/** A white panel of lines under a heading. */
export function Panel({ look, title, text, badge, children }: PanelProps) {
  const id = useId();
  const { icon, box } = looks[look];
  return (
    <section aria-labelledby={id} className="mb-3.5 rounded-card bg-surface pt-1.5 pb-1 inset-ring inset-ring-line">
      <header className="flex items-center gap-3 px-3.5 pt-3 pb-2.5 lg:px-[22px] lg:pt-4 lg:pb-3.5">
        <span className={`flex size-10 shrink-0 items-center justify-center rounded-[13px] ${box}`}>
          <Icon name={icon} />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-36">
            <h2 id={id} className="text-h3">
              {title}
            </h2>
            <p className="text-small text-text-3">{text}</p>
          </div>
          {badge}
        </div>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

export interface LineGroupProps {
  group: DispatchGroup<CartProduct>;
  view: CartView;
  /** Ids of the lines that were just removed: they are in `lines` still, to be brought back. */
  removed: ReadonlySet<string>;
  onRemove: (line: CartProduct) => void;
  onUndo: (line: CartProduct) => void;
}

/** What leaves on one day. */
export function LineGroup({ group: { date, lines }, view, removed, onRemove, onUndo }: LineGroupProps) {
  const isRemoved = (line: CartProduct) => removed.has(lineId(line));
  const units = lines.reduce((sum, line) => sum + (isRemoved(line) ? 0 : line.quantity), 0);
  const isNow = date === 'none';
  const [restored, setRestored] = useState<string | null>(null);
  const undo = (line: CartProduct) => {
    setRestored(lineId(line));
    onUndo(line);
  };
  const day = isNow ? '' : formatDay(date);
  return (
    <Panel
      look={isNow ? 'now' : 'later'}
      title={isNow ? cartMessages.now : day.charAt(0).toLocaleUpperCase('es-CO') + day.slice(1)}
      text={isNow ? cartMessages.unitsNow(units, leavesNow()) : cartMessages.units(units)}
      badge={!isNow && <Badge tone="presale">{cartMessages.presale}</Badge>}
    >
      {lines.map((line) =>
        isRemoved(line) ? (
          <RemovedLine key={lineId(line)} line={line} onUndo={() => undo(line)} />
        ) : (
          <CartLine
            key={lineId(line)}
            line={line}
            note={noteOf(line, view)}
            news={view.productsNews.find((news) => lineId(news.line) === lineId(line))}
            takesFocus={restored === lineId(line)}
            onRemove={() => onRemove(line)}
          />
        ),
      )}
    </Panel>
  );
}

/** A split product is in two groups: each part says where the other is. */
function noteOf(line: CartProduct, view: CartView): string | null {
  const other = view.cart?.products.find(
    (one) =>
      one.advancedPurchasing !== line.advancedPurchasing &&
      lineId({ ...one, advancedPurchasing: line.advancedPurchasing }) === lineId(line),
  );
  if (!other) return null;
  if (!other.advancedPurchasing) return cartMessages.othersNow(other.quantity, leavesNow());
  return other.dispatchDate
    ? cartMessages.othersLater(other.quantity, lower(formatShortDay(other.dispatchDate)).replaceAll(' ', '\u00A0'))
    : null;
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('es-CO') + text.slice(1);

function RemovedLine({ line, onUndo }: { line: CartProduct; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that removed the line is gone: the way back is the next thing for a keyboard.
  useEffect(() => {
    undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li
      role="status"
      className="flex min-h-14 items-center gap-3 border-t border-line px-3.5 py-1.5 text-small text-text-2 lg:px-[22px]"
    >
      <span className="min-w-0 flex-1 truncate">{cartMessages.removed(lineName(line))}</span>
      <button
        ref={undo}
        type="button"
        className="min-h-11 px-2 text-label text-brand-text hover:underline"
        onClick={onUndo}
      >
        {cartMessages.undo}
      </button>
    </li>
  );
}
