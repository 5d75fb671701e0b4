import { formatNumber } from '@tonalia/rules/money';
import { TickBox } from '../../components/tick-box.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { OrderField } from './order-field.tsx';
import { Box, type BoxProps, EndOf, Named, costWords } from './purchase-cells.tsx';
import type { PurchaseLine, PurchaseLines } from './use-purchase-lines.ts';
import { WeekLine } from './week-line.tsx';

export type PurchaseTableProps = Pick<PurchaseLines, 'setUnits' | 'toggle' | 'toggleAll' | 'ordered'> & {
  lines: readonly PurchaseLine[];
  onSupply: BoxProps['onSupply'];
};

/** What to order of each version, what ends first on top. */
export function PurchaseTable({ lines, ordered, setUnits, toggle, toggleAll, onSupply }: PurchaseTableProps) {
  const { columns } = texts;
  return (
    <table className="data-table" style={{ '--row': '51px' } as object /* as: a custom property */}>
      <thead>
        <tr>
          <th className="w-9">
            <TickBox
              label={texts.tickAll}
              checked={ordered.length > 0}
              mixed={ordered.length > 0 && ordered.length < lines.length}
              onToggle={toggleAll}
            />
          </th>
          <th scope="col">{columns.version}</th>
          {[columns.available, columns.coming, columns.presold, columns.perDay].map((name) => (
            <th key={name} scope="col" className="amount">
              {name}
            </th>
          ))}
          <th scope="col">{columns.weeks}</th>
          <th scope="col" className="amount">
            {columns.cover}
          </th>
          <th scope="col">{columns.ends}</th>
          {[columns.box, columns.order, columns.cost].map((name) => (
            <th key={name} scope="col" className="amount">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.versionId} className={line.isTicked ? '' : 'text-text-2'}>
            <td>
              <TickBox label={texts.tick(line.name)} checked={line.isTicked} onToggle={() => toggle(line.versionId)} />
            </td>
            <td>
              <Named line={line} />
            </td>
            <td className="amount">{formatNumber(line.available)}</td>
            <td className="amount">
              {line.coming > 0 ? <b className="font-semibold text-info">{formatNumber(line.coming)}</b> : '–'}
            </td>
            <td className="amount">{line.presold > 0 ? formatNumber(line.presold) : '–'}</td>
            <td className="amount">{perDayWords(line.perDay)}</td>
            <td>
              <WeekLine weeks={line.weeks} isQuiet={!line.isTicked} />
            </td>
            <td className={`amount font-semibold ${coverClass(line.coverDays, line.available)}`}>
              {line.coverDays === null ? '–' : texts.days(line.coverDays)}
            </td>
            <td className={`font-medium ${coverClass(line.coverDays, line.available)}`}>
              <EndOf line={line} />
            </td>
            <td className="amount">
              <Box line={line} onSupply={onSupply} />
            </td>
            <td className="amount">
              <OrderField line={line} onChange={(units) => setUnits(line.versionId, units)} />
            </td>
            <td className="amount font-semibold">{costWords(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const perDayWords = (perDay: number): string => (perDay === 0 ? '–' : perDay.toFixed(1).replace('.', ','));
