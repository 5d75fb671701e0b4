import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFileColumn } from '@tonalia/contract/order-list';
import { lineName } from '@tonalia/rules/line-name';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { listFileMessages as words } from '../../../messages/list-file.es-CO.ts';
import { letterOf } from './file-columns.tsx';
import type { ListLine } from './list-lines.ts';
import { recognise } from '../recognise.ts';

/** Rows that are shown on a desktop and on a phone. */
const SHOWN = 8;
const SHOWN_NARROW = 3;

/** The first rows of a file as they are read, with the products that they mean. */
export function FilePreview({ lines, columns }: { lines: readonly ListLine[]; columns: readonly ListFileColumn[] }) {
  const shown = lines.slice(0, SHOWN);
  const text = shown.map((line) => line.text).join('\n');
  const { data = [] } = useQuery({
    queryKey: ['catalogue', 'quick-order', 'file', text],
    queryFn: ({ signal }) => recognise(text, [], signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const rowAt = (place: number) => data.find(({ line }) => line === place + 1);
  const at = (meaning: ListFileColumn) => columns.indexOf(meaning);
  const [code, name, units] = [at('code'), at('name'), at('units')];
  const thing = code === -1 ? name : code;
  const beside = name !== -1 && name !== thing ? name : at('none');
  const cellOf = (line: ListLine, column: number) => line.cells[column] ?? '';
  const heading = (column: number) =>
    column === -1 ? '' : `${letterOf(column)} ${words.meanings[columns[column] ?? 'none']}`;
  const count = (n: number) => words.shownOf(Math.min(n, lines.length), lines.length);
  return (
    <section
      aria-label={words.preview}
      className="overflow-hidden rounded-card border border-line bg-surface px-3.5 pt-3.5 lg:px-4"
    >
      <h2 className="flex items-baseline justify-between pb-2.5 text-h4 font-bold">
        {words.preview}{' '}
        <span className="text-small font-normal text-text-2">
          <span className="lg:hidden">{count(SHOWN_NARROW)}</span>
          <span className="max-lg:hidden">{count(SHOWN)}</span>
        </span>
      </h2>
      <table className="w-full text-left text-label max-lg:[&_td:nth-child(1)]:hidden max-lg:[&_td:nth-child(3)]:hidden max-lg:[&_td:nth-child(5)]:hidden max-lg:[&_tr]:flex max-lg:[&_tr]:items-center">
        <thead className="text-small text-text-2 max-lg:sr-only">
          <tr>
            <th className="sr-only">#</th>
            <th className="pb-2 font-semibold whitespace-nowrap text-brand-text">{heading(thing)}</th>
            <th className="pb-2 font-normal">{beside === -1 ? '' : letterOf(beside)}</th>
            <th colSpan={2} className="pb-2 pl-3 font-normal">
              {words.product}
            </th>
            <th className="pb-2 text-right font-semibold whitespace-nowrap text-brand-text">{heading(units)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, place) => {
            const row = rowAt(place);
            const isKnown = row?.verdict === 'recognised';
            return (
              <tr key={line.row} className={`border-t border-line ${place < SHOWN_NARROW ? '' : 'max-lg:hidden!'}`}>
                <td className="w-8 py-2 font-normal text-text-3">{line.row}</td>
                <td className="min-w-24 py-2 pr-3 wrap-anywhere max-lg:order-2 max-lg:flex-1 max-lg:font-semibold">
                  {cellOf(line, thing) || cellOf(line, name)}
                </td>
                <td className="max-w-36 truncate py-2 pr-3 text-small text-text-2">{cellOf(line, beside)}</td>
                <td className="w-9 py-2 max-lg:order-1 max-lg:mr-3">
                  <LinePicture match={row?.match ?? null} size="map" />
                </td>
                <td className={`py-2 pl-3 ${isKnown ? 'font-semibold' : 'text-small text-warn'}`}>
                  {isKnown && row.match ? lineName(row.match) : row?.reason}
                </td>
                <td className="py-2 text-right font-bold max-lg:order-3">
                  {cellOf(line, units) || '1'} <span className="lg:hidden">{words.units}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
