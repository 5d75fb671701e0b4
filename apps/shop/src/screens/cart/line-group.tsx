import type { CartProduct } from '@tonalia/contract/purchase';
import { formatDay } from '@tonalia/rules/dates';
import { groupByProduct } from '@tonalia/rules/cart-grouping';
import type { DispatchGroup } from '@tonalia/rules/cart-grouping';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';
import { CartLine } from './cart-line.tsx';
import type { LineMarks } from './line-marks.ts';
import { lineName } from './line-stepper.tsx';
import { type ChosenTile, ProductLines } from './product-lines.tsx';
import { RemovedLine } from './removed-line.tsx';

const looks = {
  now: { icon: 'zap', box: 'bg-brand-soft text-brand-text' },
  later: { icon: 'calendar-clock', box: 'bg-info-soft text-info' },
  gone: { icon: 'box', box: 'bg-surface-3 text-text-2' },
} as const satisfies Record<string, { icon: IconName; box: string }>;

interface PanelProps {
  /** For links to it. */
  name?: string;
  look: keyof typeof looks;
  title: string;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}

/** A white panel of lines under a heading. */
export function Panel({ name, look, title, text, badge, children }: PanelProps) {
  const id = useId();
  const { icon, box } = looks[look];
  return (
    <section
      id={name}
      aria-labelledby={id}
      className="scroll-mt-20 mb-3.5 rounded-card bg-surface pt-1.5 pb-1 inset-ring inset-ring-line"
    >
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
  marks: (line: CartProduct) => LineMarks;
  /** Ids of removed lines that can be restored; `lines` still contains them. */
  removed: ReadonlySet<string>;
  onRemove: (line: CartProduct) => void;
  onUndo: (line: CartProduct) => void;
  chosen: ChosenTile | undefined;
  onChoose: (chosen: ChosenTile | undefined) => void;
}

/** The lines of one dispatch day, grouped by product. */
export function LineGroup({ group: { date, lines }, marks, removed, onRemove, onUndo, ...tile }: LineGroupProps) {
  const isRemoved = (line: CartProduct) => removed.has(lineId(line));
  const units = lines.reduce((sum, line) => sum + (isRemoved(line) ? 0 : line.quantity), 0);
  const isNow = date === 'none';
  const [restored, setRestored] = useState<readonly string[]>([]);
  const undo = (back: readonly CartProduct[]) => {
    setRestored(back.map(lineId));
    back.forEach(onUndo);
  };
  const day = isNow ? '' : formatDay(date);
  return (
    <Panel
      name={`despacho-${date}`}
      look={isNow ? 'now' : 'later'}
      title={isNow ? cartMessages.now : day.charAt(0).toLocaleUpperCase('es-CO') + day.slice(1)}
      text={isNow ? cartMessages.unitsNow(units, leavesNow()) : cartMessages.units(units)}
      badge={!isNow && <Badge tone="presale">{cartMessages.presale}</Badge>}
    >
      {groupByProduct(lines).map((members) => {
        const [line] = members;
        if (!line) return null;
        const id = lineId(line);
        if (members.length > 1)
          return (
            <ProductLines
              key={line.productId}
              lines={members}
              date={date}
              marks={marks}
              isRemoved={isRemoved}
              restored={restored}
              onRemove={onRemove}
              onUndo={undo}
              {...tile}
            />
          );
        if (isRemoved(line)) return <RemovedLine key={id} name={lineName(line)} onUndo={() => undo([line])} />;
        const { note, news } = marks(line);
        return (
          <CartLine
            key={id}
            line={line}
            note={note}
            news={news}
            takesFocus={restored.length === 1 && restored[0] === id}
            onRemove={onRemove}
          />
        );
      })}
    </Panel>
  );
}
