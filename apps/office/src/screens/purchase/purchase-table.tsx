import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { TickBox } from '../../components/tick-box.tsx';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { OrderField } from './order-field.tsx';
import type { PurchaseLine, PurchaseLines } from './use-purchase-lines.ts';
import { WeekLine } from './week-line.tsx';

/** A date further away says nothing for a purchase. */
const FAR_DAYS = 180;

export type PurchaseTableProps = Pick<PurchaseLines, 'setUnits' | 'toggle' | 'toggleAll' | 'ordered'> & {
  lines: readonly PurchaseLine[];
  /** Opens box and cost of a version; undefined without the permission. */
  onSupply: ((line: PurchaseLine) => void) | undefined;
};

/** What to order of each version, what ends first on top; on a phone cards. */
export function PurchaseTable({ lines, ordered, setUnits, toggle, toggleAll, onSupply }: PurchaseTableProps) {
  const today = dayIn(useNow());
  const { columns } = texts;
  const endOf = ({ coverDays }: PurchaseLine): string => {
    if (coverDays === null) return '–';
    if (coverDays > FAR_DAYS) return texts.later;
    if (coverDays <= 1) return coverDays === 0 ? texts.today : texts.tomorrow;
    return formatShortDay(dayAfter(today, coverDays));
  };
  return (
    <>
      <table className="data-table max-lg:hidden" style={{ '--row': '51px' } as object /* as: a custom property */}>
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
                <TickBox
                  label={texts.tick(line.name)}
                  checked={line.isTicked}
                  onToggle={() => toggle(line.versionId)}
                />
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
                <WeekLine weeks={line.weeks} />
              </td>
              <td className={`amount font-semibold ${coverClass(line.coverDays, line.available)}`}>
                {line.coverDays === null ? '–' : texts.days(line.coverDays)}
              </td>
              <td className={`font-medium ${coverClass(line.coverDays, line.available)}`}>{endOf(line)}</td>
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
      <ul className="grid grid-cols-1 gap-2.5 p-4 lg:hidden">
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
                {columns.ends} <b className="font-semibold">{endOf(line)}</b>
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
    </>
  );
}

const perDayWords = (perDay: number): string => (perDay === 0 ? '–' : perDay.toFixed(1).replace('.', ','));

const costWords = ({ isTicked, units, cost }: PurchaseLine): string =>
  isTicked && units > 0 && cost !== null ? formatPesos(units * cost) : '–';

const Named = ({ line }: { line: PurchaseLine }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <VersionPicture image={line.image} tile={line.tile} swatch={line.swatch} />
    <span className="min-w-0">
      <span className="block max-w-[15rem] truncate font-semibold">{line.name}</span>
      <span className="block max-w-[15rem] truncate text-[0.78125rem] text-text-2">{line.detail}</span>
    </span>
  </span>
);

const Box = ({ line, onSupply }: { line: PurchaseLine } & Pick<PurchaseTableProps, 'onSupply'>) =>
  onSupply ? (
    <button
      type="button"
      aria-label={texts.supplyOf(line.box, line.name)}
      className="touch-area font-medium underline decoration-line-control underline-offset-4"
      onClick={() => onSupply(line)}
    >
      {formatNumber(line.box)}
    </button>
  ) : (
    formatNumber(line.box)
  );
