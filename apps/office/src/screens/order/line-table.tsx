import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { lineName } from '@tonalia/rules/line-name';
import { adjustTexts } from '../../messages/adjust.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { LineName, type ShippedLine } from './line-name.tsx';
import type { LinePicking, PickingOf } from './picking.ts';

export type LineTableProps = {
  lines: readonly ShippedLine[];
  pickingOf: PickingOf;
  /** The units of a presale that are on no shelf yet. */
  isComing?: boolean;
  /** The part left the warehouse: its shelves say nothing any more. */
  hasLeft?: boolean;
};

/** The lines of a part: what was asked, what was picked and what is missing. */
export function LineTable({ lines, pickingOf, isComing = false, hasLeft = false }: LineTableProps) {
  const hasMoney = lines.some(({ amount }) => amount !== null);
  const counts = lines.flatMap((line) => pickingOf(line) ?? []);
  const hasPicking = hasLeft ? counts.some(({ picked, short }) => picked + short > 0) : counts.length > 0;
  const hasShelf = hasPicking && !hasLeft;
  return (
    <table className="data-table panel-table" style={{ '--row': '52px' } as object}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.product}</th>
          {hasShelf && (
            <th scope="col" className="w-[84px]">
              {texts.columns.shelf}
            </th>
          )}
          {hasMoney && (
            <th scope="col" className="amount w-[88px]">
              {texts.columns.price}
            </th>
          )}
          <th scope="col" className="amount w-[72px]">
            {texts.columns.quantity}
          </th>
          {hasPicking && (
            <>
              <th scope="col" className="amount w-[76px]">
                {adjustTexts.columns.picked}
              </th>
              <th scope="col" className="amount w-[64px]">
                {adjustTexts.columns.short}
              </th>
            </>
          )}
          {hasMoney && (
            <th scope="col" className="amount w-[104px]">
              {texts.columns.amount}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <td className="max-w-0">
              <LineName line={line} note={instead(lines, line)} />
            </td>
            {hasShelf && (
              <td className="whitespace-nowrap text-text-2">
                {isComing ? texts.coming : (pickingOf(line)?.shelf ?? '–')}
              </td>
            )}
            {hasMoney && <td className="amount text-text-2">{line.price === null ? '–' : formatPesos(line.price)}</td>}
            <td className="amount font-semibold">
              <Units line={line} />
            </td>
            {hasPicking && <PickingCells line={line} picking={pickingOf(line)} />}
            {hasMoney && <td className="amount font-semibold">{line.amount ? formatPesos(line.amount) : <None />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Units that are sent, after those that were asked for when they were more. */
const Units = ({ line: { asked, quantity } }: { line: ShippedLine }) => (
  <>
    {asked !== undefined && asked !== quantity && (
      <>
        <span className="sr-only">{adjustTexts.asked(asked)}, </span>
        <s aria-hidden="true" className="mr-1.5 font-medium text-text-3">
          {formatNumber(asked)}
        </s>
      </>
    )}
    {quantity === 0 ? <None /> : formatNumber(quantity)}
  </>
);

const None = () => <span className="font-normal text-text-3">–</span>;

const PickingCells = ({ line, picking }: { line: ShippedLine; picking: LinePicking | undefined }) => (
  <>
    <td className={`amount font-semibold ${picking && picking.picked >= line.quantity ? 'text-brand-text' : ''}`}>
      {picking && picking.picked > 0 ? formatNumber(picking.picked) : <None />}
    </td>
    <td className="amount font-semibold">
      {picking && picking.short > 0 ? <Short units={picking.short} /> : <None />}
    </td>
  </>
);

const Short = ({ units }: { units: number }) => (
  <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-[8px] bg-warn-soft px-1.5 text-warn">
    {formatNumber(units)}
  </span>
);

/** "por 8.3 Rubio claro dorado" */
function instead(lines: readonly ShippedLine[], { substitutes }: ShippedLine): string | undefined {
  const wanted = lines.find(({ line }) => line === substitutes);
  return wanted && adjustTexts.insteadOf(lineName(wanted));
}

/** Lines that a phone shows before it is asked for all. */
const FIRST = 3;

/** The lines on a phone: those that miss units first while not all are shown. */
export function LineRows({ lines, pickingOf, hasLeft = false }: LineTableProps) {
  const [isWhole, setWhole] = useState(lines.length <= FIRST + 1);
  const hasCounts = !hasLeft || lines.some((line) => (pickingOf(line)?.picked ?? 0) > 0);
  const shortOf = (line: ShippedLine) => pickingOf(line)?.short ?? 0;
  const shown = isWhole ? lines : lines.toSorted((one, other) => shortOf(other) - shortOf(one)).slice(0, FIRST);
  return (
    <div>
      {shown.map((line) => {
        const picking = hasCounts ? pickingOf(line) : undefined;
        const short = shortOf(line);
        return (
          <div key={line.line} className="flex items-center gap-3 border-t border-hair px-4 py-2">
            <LineName
              line={line}
              note={instead(lines, line)}
              warning={short > 0 ? texts.missingUnits(short) : undefined}
            />
            <span className="text-[1rem] whitespace-nowrap">
              {picking && (
                <>
                  <b className="font-bold">{formatNumber(picking.picked)}</b>
                  <span className="text-text-2"> / </span>
                </>
              )}
              <span className={picking ? 'text-text-2' : 'font-bold'}>
                <Units line={line} />
              </span>
            </span>
          </div>
        );
      })}
      {!isWhole && (
        <button
          type="button"
          className="pressable flex min-h-12 w-full items-center justify-between border-t border-hair px-4 font-semibold text-brand-text"
          onClick={() => setWhole(true)}
        >
          {texts.seeAll(lines.length)}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </div>
  );
}
