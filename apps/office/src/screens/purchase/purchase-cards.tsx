import { formatNumber } from '@tonalia/rules/money';
import { TickBox } from '../../components/tick-box.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { OrderField } from './order-field.tsx';
import { Box, EndOf, Named, costWords } from './purchase-cells.tsx';
import type { PurchaseTableProps } from './purchase-table.tsx';

export type PurchaseCardsProps = Pick<PurchaseTableProps, 'lines' | 'setUnits' | 'toggle' | 'onSupply'>;

/** The same on a phone. */
export function PurchaseCards({ lines, setUnits, toggle, onSupply }: PurchaseCardsProps) {
  const { columns } = texts;
  return (
    <ul className="grid grid-cols-1 gap-2.5 p-4">
      {lines.map((line) => (
        <li key={line.versionId} className="rounded-[18px] border border-line bg-surface p-4">
          <Named line={line} />
          <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-text-2">
            <span>
              {columns.available} <b className="font-semibold text-text">{formatNumber(line.available)}</b>
            </span>
            {line.coming > 0 && (
              <span>
                {columns.coming} <b className="font-semibold text-info">{formatNumber(line.coming)}</b>
              </span>
            )}
            {line.presold > 0 && (
              <span>
                {columns.presold} <b className="font-semibold text-text">{formatNumber(line.presold)}</b>
              </span>
            )}
            <span className={coverClass(line.coverDays, line.available)}>
              {columns.ends}{' '}
              <b className="font-semibold lowercase">
                <EndOf line={line} />
              </b>
            </span>
          </p>
          <div className="mt-3 flex items-center gap-3">
            <TickBox label={texts.tick(line.name)} checked={line.isTicked} onToggle={() => toggle(line.versionId)} />
            <span className="flex-1 text-[0.8125rem] text-text-2">
              {columns.box} <Box line={line} onSupply={onSupply} />
            </span>
            <b className="font-semibold">{costWords(line)}</b>
            <OrderField line={line} onChange={(units) => setUnits(line.versionId, units)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
