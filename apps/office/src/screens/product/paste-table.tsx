import { formatPesos } from '@tonalia/rules/money';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { RowSelect } from '../../components/row-select.tsx';
import { pasteTexts as texts } from '../../messages/paste-shades.es-CO.ts';
import type { ColumnFields, PastedField, PastedKind, PastedShade } from './paste.rules.ts';
import { ShadeSwatch } from './shade-cells.tsx';

export type PasteTableProps = {
  rows: readonly PastedShade[];
  columns: ColumnFields;
  /** Why the server refused a row, by line or id of the saved shade. */
  refused: ReadonlyMap<string, string>;
  onMend: (line: number, field: PastedField, text: string) => void;
  onColumn: (at: number, field: PastedField | null) => void;
};

const fields = ['shade', 'name', 'swatch', 'code', 'price'] as const;
const tones: Partial<Record<PastedKind, BadgeTone>> = { new: 'success', changed: 'warn', same: 'neutral' };

/** What becomes of each pasted row; values that are not understood are mended in place. */
export function PasteTable({ rows, columns, refused, onMend, onColumn }: PasteTableProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 text-[0.8125rem]">
        {columns.map((field, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are named by their place
          <label key={at} className="flex items-center gap-1.5 text-text-2">
            {texts.column(at + 1)}
            <RowSelect
              edge="quiet"
              className="h-8 rounded-[10px] max-lg:h-11"
              value={field ?? ''}
              onChange={({ currentTarget }) => onColumn(at, fields.find((one) => one === currentTarget.value) ?? null)}
            >
              <option value="">{texts.leaveOut}</option>
              {fields.map((one) => (
                <option key={one} value={one}>
                  {texts.fields[one]}
                </option>
              ))}
            </RowSelect>
          </label>
        ))}
      </div>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full min-w-[620px] text-left text-[0.875rem]">
          <thead className="text-[0.8125rem] text-text-2">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                {texts.row}
              </th>
              {fields.map((field) => (
                <th key={field} scope="col" className="py-2 pr-3 font-semibold">
                  {texts.fields[field]}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{texts.result}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} className="h-11 border-b border-hair">
                <td className="pr-3 text-right text-text-2 tabular-nums">{row.line}</td>
                {fields.map((field) => (
                  <td key={field} className="pr-3">
                    <PastedCell row={row} field={field} onMend={onMend} />
                  </td>
                ))}
                <td className="py-1">
                  <Result row={row} refusal={refused.get(row.saved?._id ?? String(row.line))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type PastedCellProps = { row: PastedShade; field: PastedField; onMend: PasteTableProps['onMend'] };

function PastedCell({ row, field, onMend }: PastedCellProps) {
  const value = row.values[field];
  const isWrong = row.problems[field] !== undefined;
  const words = value === null ? '' : field === 'price' ? formatPesos(Number(value)) : String(value);
  return (
    <span className="flex items-center gap-2">
      {field === 'shade' && <ShadeSwatch hex={row.values.swatch === null ? null : String(row.values.swatch)} />}
      {isWrong ? (
        <input
          aria-label={texts.mend(texts.fields[field], row.line)}
          aria-invalid
          defaultValue={row.texts[field] ?? ''}
          className="h-9 w-full min-w-[70px] rounded-[10px] bg-surface px-2 text-danger inset-ring-2 inset-ring-danger max-lg:h-11"
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== (row.texts[field] ?? '')) onMend(row.line, field, currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ) : (
        <span className={field === 'shade' ? 'font-[650]' : undefined}>{words || '–'}</span>
      )}
    </span>
  );
}

function Result({ row, refusal }: { row: PastedShade; refusal: string | undefined }) {
  if (refusal) return <span className="text-[0.8125rem] font-semibold text-danger">{refusal}</span>;
  const [problem] = Object.values(row.problems);
  if (row.kind === 'wrong') return <b className="text-[0.8125rem] text-danger">{problem && texts.problems[problem]}</b>;
  if (row.kind === 'repeated') return <b className="text-[0.8125rem] text-warn">{texts.repeats(row.repeats ?? 0)}</b>;
  const tone = tones[row.kind];
  return (
    <>
      {tone && <Badge tone={tone}>{texts.kinds[row.kind]}</Badge>}
      {row.kind === 'changed' && (
        <span className="block text-[0.8125rem] text-text-2">
          {row.changes.map((field) => texts.changed[field]).join(', ')}
        </span>
      )}
      {row.kind === 'new' && row.isMended && <span className="block text-[0.8125rem] text-text-2">{texts.mended}</span>}
    </>
  );
}
