import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { stockOfQuery } from '../../api/stock.ts';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { CountRows } from './count-rows.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { MovementRows } from './movement-rows.tsx';

const SPANS = [7, 30, 90] as const;

export type StockSheetProps = { versionId: string; onMove: (by: number) => void; onClose: () => void };

/** A version's units by warehouse, with a count in place, and its movements. */
export function StockSheet({ versionId, onMove, onClose }: StockSheetProps) {
  const [days, setDays] = useState<number>(30);
  const read = useQuery(stockOfQuery(versionId, days));
  const stock = read.data;
  return (
    <OfficeSheet
      title={stock?.item.name ?? texts.title}
      subtitle={stock ? `${stock.item.code}, ${stock.item.detail}` : ''}
      before={
        <>
          <OutlineButton icon="chevron-up" label={texts.previous} bare onClick={() => onMove(-1)} />
          <OutlineButton icon="chevron-down" label={texts.next} bare onClick={() => onMove(1)} />
        </>
      }
      onClose={onClose}
    >
      {read.isPending && <LoadingRows rows={6} />}
      {read.isError && !stock && (
        <LoadFailure what={texts.what} cause={read.error} onRetry={() => void read.refetch()} />
      )}
      {stock && (
        <>
          <dl className="mb-5 grid grid-cols-4 divide-x divide-line rounded-[14px] bg-surface-2 py-3 max-lg:grid-cols-2 max-lg:gap-y-3">
            {[
              { name: texts.total, value: formatNumber(stock.item.onHand), tone: '' },
              { name: texts.reserved, value: formatNumber(stock.item.reserved), tone: '' },
              {
                name: texts.available,
                value: formatNumber(stock.item.available),
                tone: coverClass(stock.item.coverDays, stock.item.available),
              },
              {
                name: texts.cover,
                value: stock.item.coverDays === null ? '–' : texts.days(stock.item.coverDays),
                tone: coverClass(stock.item.coverDays, stock.item.available),
              },
            ].map(({ name, value, tone }) => (
              <div key={name} className="px-4">
                <dt className="text-[0.8125rem] text-text-2">{name}</dt>
                <dd className={`text-[1.125rem] font-[650] ${tone}`}>{value}</dd>
              </div>
            ))}
          </dl>
          <CountRows stock={stock} onStale={async () => (await read.refetch()).data} />
          <div className="mt-6 mb-2 flex items-center justify-between gap-3">
            <h2 className="text-[0.9375rem] font-[650]">{texts.movements}</h2>
            <Segments
              label={texts.span}
              small
              value={String(days)}
              choices={SPANS.map((span) => ({ value: String(span), label: texts.spanOf(span) }))}
              onChoose={(span) => setDays(Number(span))}
            />
          </div>
          <MovementRows stock={stock} />
        </>
      )}
    </OfficeSheet>
  );
}
