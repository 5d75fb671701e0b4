import type { Remission } from '@tonalia/contract/packing-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { remissionTexts as texts } from '../../messages/remission.es-CO.ts';

/** The lines of a delivery note: what was asked and what goes, with price and IVA for roles that see amounts. */
export function RemissionLines({ note: { lines, money } }: { note: Remission }) {
  const { columns } = texts;
  const hasPrices = money !== null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.product}</th>
          <th scope="col" className="text-right!">
            {columns.asked}
          </th>
          <th scope="col" className="text-right!">
            {columns.units}
          </th>
          {hasPrices && (
            <>
              <th scope="col" className="text-right!">
                {columns.price}
              </th>
              <th scope="col" className="text-right!">
                {columns.tax}
              </th>
              <th scope="col" className="text-right!">
                {columns.total}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.line}>
            <td className="number">{at + 1}</td>
            <td className="whitespace-nowrap">{line.code}</td>
            <td className="goods">
              {line.color && (
                <span
                  className="mr-2 inline-block size-4 rounded-[5px] align-[-3px]"
                  style={{ background: line.color }}
                />
              )}
              <b className="font-[650]">{line.name}</b>
              {`, ${line.detail}`}
              {line.replaces !== null && `, ${texts.replaces(line.replaces)}`}
            </td>
            <td className="text-right" data-name={columns.asked}>
              {line.asked === null ? '–' : formatNumber(line.asked)}
            </td>
            <td className="text-right font-bold" data-name={columns.units}>
              {formatNumber(line.units)}
            </td>
            {hasPrices && (
              <>
                <td className="text-right whitespace-nowrap">{formatPesos(line.price ?? 0)}</td>
                <td className="text-right" data-name={columns.tax}>
                  {texts.rate(line.rate)}
                </td>
                <td className="sum text-right font-[650] whitespace-nowrap">
                  {line.units === 0 ? '–' : formatPesos(line.amount ?? 0)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
