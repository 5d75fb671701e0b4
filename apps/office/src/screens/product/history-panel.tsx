import type { ProductEvent } from '@tonalia/contract/product-history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { historyQuery } from '../../api/product.ts';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { useUndoCells } from '../../features/cell-edits/use-undo-cells.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { historyTexts as texts } from '../../messages/product-history.es-CO.ts';
import { historyWords } from './history-words.ts';

/** Lines before the rest is asked for, and all of them. */
const FEW = 6;
const ALL = 200;

/** What changed the product, the newest first. An act on cells can be undone for a day. */
export function HistoryPanel({ productId }: { productId: string }) {
  const [isWhole, setWhole] = useState(false);
  const { data: events } = useQuery(historyQuery(productId, isWhole ? ALL : FEW));
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const tradeNames = useMemo(() => new Map(types.map(({ _id, name }) => [_id, name])), [types]);
  if (!events) return null;
  return (
    <Panel label={texts.title}>
      <header className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-[1rem] font-[650]">{texts.title}</h2>
        {(isWhole || events.length === FEW) && (
          <button
            type="button"
            className="touch-area flex items-center gap-1 text-small font-medium text-text-2 hover:text-text"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.less : texts.all}
            <Icon name="chevron-right" size="sm" />
          </button>
        )}
      </header>
      {events.length === 0 && <p className="text-small text-text-2">{texts.none}</p>}
      <ol className="text-[0.875rem]">
        {events.map((event, at) => (
          <HistoryLine key={event._id} event={event} names={tradeNames} isFirst={at === 0} />
        ))}
      </ol>
    </Panel>
  );
}

type HistoryLineProps = { event: ProductEvent; names: ReadonlyMap<string, string>; isFirst: boolean };

function HistoryLine({ event, names, isFirst }: HistoryLineProps) {
  const now = useNow();
  const { head, rest } = historyWords(event, names);
  const isUndone = event.kind === 'cells' && event.isUndone;
  const undo = event.kind === 'cells' ? event.undo : null;
  return (
    <li className="relative pb-3.5 pl-7 last:pb-0 [&:last-child>i]:hidden">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-[6px] left-1 size-2 rounded-full',
          isFirst ? 'bg-brand' : 'bg-surface inset-ring-2 inset-ring-text-3',
        )}
      />
      <i aria-hidden="true" className="absolute top-[18px] bottom-0 left-[7.5px] w-px bg-line" />
      <span className={classNames(isUndone && 'text-text-3 line-through')}>
        <b className="font-semibold">{head}</b>
        {rest && `${rest.startsWith(',') ? '' : ' '}${rest}`}
        {event.by && `, ${event.by}`}
      </span>{' '}
      <span className="text-[0.8125rem] text-text-3">{formatWhenInFull(new Date(event.at), now)}</span>
      {isUndone && <span className="ml-2 text-[0.8125rem] text-text-3">{texts.undone}</span>}
      {undo && <UndoAct id={undo._id} cells={undo.cells} count={event.kind === 'cells' ? event.count : 0} />}
    </li>
  );
}

/** Gives the cells of an act their earlier values: its button says how many when they are more than the line shows. */
function UndoAct({ id, cells, count }: { id: string; cells: number; count: number }) {
  const undoing = useUndoCells(id);
  return (
    <button
      type="button"
      aria-busy={undoing.isPending || undefined}
      className="touch-area ml-3 text-small font-semibold text-brand-text hover:underline"
      onClick={() => !undoing.isPending && undoing.mutate()}
    >
      {cells > count ? texts.undoMany(formatNumber(cells)) : texts.undo}
    </button>
  );
}
