import type { ImportKind, ImportRow, OneImport } from '@tonalia/contract/import-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Swatch } from '@tonalia/ui/swatch';
import { classNames } from '@tonalia/ui/class-names';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { warehouseNames } from './target-names.ts';

type ShownChange = ImportRow['changes'][number];
/** On a phone a row is a card: its name above, the values beside each other below. */
const cell = 'px-4 py-2 max-lg:p-0';

function fieldName(field: string, warehouses: ReadonlyMap<string, string>): string {
  const [kind, key] = field.split(':');
  if (kind === 'price' && key === undefined) return texts.price;
  if (key === undefined) return texts.fields[field as keyof typeof texts.fields] ?? texts.otherData; // as: an unknown field is other data
  return kind === 'stock' ? (warehouses.get(field) ?? key) : texts.tradePrice(key);
}

const isPesos = (field: string): boolean => field.startsWith('price') || field === 'credit_limit';
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

function shown(field: string, value: number | string | null): string {
  if (value === null) return '–';
  if (typeof value === 'string') return isDay(value) ? formatShortDay(value) : value;
  return isPesos(field) ? formatPesos(value) : formatNumber(value);
}

/** "+5 %" of a price, "−12" of units; null where there was nothing. */
function differenceOf({ field, before, after }: ShownChange): string | null {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return null;
  const sign = after >= before ? '+' : '−';
  if (!isPesos(field)) return `${sign}${formatNumber(Math.abs(after - before))}`;
  return `${sign}${formatNumber(Math.round(Math.abs(after / before - 1) * 100))}%`;
}

/** A price that falls by more than 20 %. */
const isSteep = ({ field, before, after }: ShownChange): boolean =>
  isPesos(field) && typeof before === 'number' && typeof after === 'number' && after < before * 0.8;

/** Rows of an import: a line for each value that changes, with that of today. */
export function ChangeRows({ rows, one }: { rows: readonly ImportRow[]; one: Pick<OneImport, 'kind' | 'targets'> }) {
  const warehouses = warehouseNames(one);
  // a row that is left out is mended in the file, so its line is named
  const hasLines = rows.some(({ outcome }) => outcome === 'skipped');
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-[0.84375rem]">
        <thead className="border-b border-line text-text-2 max-lg:sr-only">
          <tr>
            {[...(hasLines ? [texts.fileRow] : []), texts.code, texts.nameOf[one.kind], texts.field].map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium whitespace-nowrap`}>
                {name}
              </th>
            ))}
            {[texts.now, texts.becomes].map((name) => (
              <th key={name} scope="col" className={`${cell} text-right font-medium`}>
                {name}
              </th>
            ))}
            <th scope="col" className={cell}>
              <span className="sr-only">{texts.reason}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) => {
            const changes = row.outcome === 'updated' && row.changes.length > 0 ? row.changes : [undefined];
            return changes.map((change, at) => (
              <ChangeLine
                key={`${row.row} ${at}`}
                row={row}
                change={change}
                kind={one.kind}
                warehouses={warehouses}
                hasLine={hasLines}
              />
            ));
          })}
        </tbody>
      </table>
    </div>
  );
}

type ChangeLineProps = {
  row: ImportRow;
  change: ShownChange | undefined;
  kind: ImportKind;
  warehouses: ReadonlyMap<string, string>;
  hasLine: boolean;
};

function ChangeLine({ row, change, kind, warehouses, hasLine }: ChangeLineProps) {
  const difference = change && differenceOf(change);
  return (
    <tr className="h-[42px] border-b border-hair last:border-b-0 max-lg:flex max-lg:h-auto max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-2.5">
      {hasLine && <td className={`${cell} text-text-2`}>{row.row}</td>}
      <td className={`${cell} whitespace-nowrap text-text-2`}>{row.code ?? '–'}</td>
      <td className={`${cell} max-lg:order-first max-lg:w-full`}>
        <span className="inline-flex items-center gap-2">
          {row.hex && <Swatch color={row.hex} size={22} />}
          {row.name ?? '–'}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {change ? (
          fieldName(change.field, warehouses)
        ) : row.outcome === 'created' ? (
          <Badge tone="success">{texts.isNew[kind]}</Badge>
        ) : (
          row.outcome === 'updated' && texts.otherData
        )}
      </td>
      <td className={`${cell} text-right whitespace-nowrap text-text-2 tabular-nums`}>
        {change && shown(change.field, change.before)}
      </td>
      <td className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>
        {change && shown(change.field, change.after)}
      </td>
      <td
        className={classNames(
          cell,
          row.outcome !== 'skipped' && 'text-right max-lg:ml-auto',
          row.isDoubted || row.outcome === 'skipped' || (change && isSteep(change)) ? 'text-warn' : 'text-text-2',
        )}
      >
        {[difference, row.reason].filter(Boolean).join(', ')}
      </td>
    </tr>
  );
}
