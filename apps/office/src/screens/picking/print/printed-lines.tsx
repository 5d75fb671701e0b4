import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { Fragment } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { groupLines, lineDetail, lineTitle, shortCode } from '../../../features/picking/line-words.ts';
import { pickingTexts as texts } from '../../../messages/picking.es-CO.ts';

/** The lines in walking order, each with a box to tick and a place for what is missing. */
export function PrintedLines({ lines }: { lines: readonly PickLine[] }) {
  const { columns } = texts;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{columns.picked}</span>
          </th>
          <th scope="col">{columns.shelf}</th>
          <th scope="col">{texts.shade}</th>
          <th scope="col">{columns.product}</th>
          <th scope="col">{texts.code}</th>
          <th scope="col" className="text-right!">
            {columns.units}
          </th>
          <th scope="col">{texts.perOrder}</th>
          <th scope="col">{texts.missingColumn}</th>
        </tr>
      </thead>
      <tbody>
        {groupLines(lines, 'shelf').map((group) => (
          <Fragment key={group.title}>
            <tr className="aisle">
              <th scope="rowgroup" colSpan={8}>
                {group.title}
              </th>
            </tr>
            {group.lines.map((line) => (
              <Line key={line._id} line={line} />
            ))}
          </Fragment>
        ))}
        <tr>
          <td colSpan={5} className="border-b-0! text-right font-[650]">
            {texts.total}
          </td>
          <td className="border-b-0! text-right text-[1.125rem] font-bold">
            {formatNumber(lines.reduce((sum, { units }) => sum + units, 0))}
          </td>
          <td colSpan={2} aria-hidden="true" className="border-b-0!" />
        </tr>
      </tbody>
    </table>
  );
}

function Line({ line }: { line: PickLine }) {
  const { shelf, shade, code, units, orders } = line;
  return (
    <tr>
      <td aria-hidden="true">
        <span className="block size-4 rounded-[4px] inset-ring-[1.5px] inset-ring-text" />
      </td>
      <td className="text-[0.9375rem] font-bold whitespace-nowrap">{shelf ?? texts.noShelf}</td>
      <td>
        {shade?.code && (
          <b className="inline-flex min-h-7 min-w-12 items-center justify-center rounded-[7px] px-1.5 font-bold inset-ring-[1.25px] inset-ring-text">
            {shade.code}
          </b>
        )}
      </td>
      <td>
        <b className="block font-[650]">{shade?.name ?? lineTitle(line)}</b>
        <span className="text-[0.75rem] text-text-2">{lineDetail(line)}</span>
      </td>
      <td className="whitespace-nowrap">{code}</td>
      <td className="text-right text-[1.125rem] font-bold">{formatNumber(units)}</td>
      <td>
        {orders.map((order) => (
          <span key={order.shipmentId} className="mr-2.5 inline-block whitespace-nowrap">
            {shortCode(order.orderCode)} <b>×{order.units}</b>
          </span>
        ))}
      </td>
      <td aria-hidden="true" className="align-bottom">
        <span className="block w-11 border-b-[1.25px] border-text" />
      </td>
    </tr>
  );
}
