import type { OfficeProduct } from '@tonalia/contract/product-office';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MOST_SHADES } from '@tonalia/contract/office-job-limits';
import { readTsv } from '../../components/data-grid/tsv.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { Segments } from '../../components/segments.tsx';
import { pasteTexts as texts } from '../../messages/paste-shades.es-CO.ts';
import { type ColumnFields, type PastedKind, type PastedShade, guessColumns, readPasted } from './paste.rules.ts';
import { PasteSource } from './paste-source.tsx';
import { PasteTable } from './paste-table.tsx';
import { usePasteSave } from './use-paste-save.ts';

type Filter = 'all' | 'new' | 'changed' | 'same' | 'wrong';
const inFilter = (kind: PastedKind, filter: Filter): boolean =>
  filter === 'all' || kind === filter || (filter === 'wrong' && kind === 'repeated');

/** "Pegar tonos": rows of a spreadsheet become new and changed shades, seen before they are saved together. */
export function PasteSheet({ product, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ColumnFields>();
  const [mended, setMended] = useState<ReadonlyMap<string, string>>(new Map());
  const [filter, setFilter] = useState<Filter>('all');
  const source = useRef<HTMLTextAreaElement>(null);
  useEffect(() => source.current?.focus(), []);
  const lines = useMemo(() => readTsv(text.trimEnd()).filter((row) => row.some((cell) => cell.trim() !== '')), [text]);
  const guessed = useMemo(() => guessColumns(lines), [lines]);
  const columns = chosen ?? guessed.columns;
  const rows = useMemo(
    () =>
      readPasted(guessed.hasHeading ? lines.slice(1) : lines, columns, {
        base: { productCode: product.code, shades: product.hasShades ? product.shades : [] },
        mended,
        firstLine: guessed.hasHeading ? 2 : 1,
      }),
    [lines, guessed, columns, mended, product],
  );
  const save = usePasteSave(product, rows, onClose);
  const count = (one: Filter) => rows.filter(({ kind }) => inFilter(kind, one)).length;
  const isTooLong = rows.length > MOST_SHADES;
  const toWrite = count('new') + count('changed');
  const paste = (next: string) => {
    setText(next);
    setChosen(undefined);
    setMended(new Map());
    setFilter('all');
  };
  const submit = toWrite > 0 && !isTooLong ? () => void save.save() : undefined;
  return (
    <OfficeSheet
      wide
      title={texts.title}
      subtitle={product.name}
      onClose={onClose}
      onSave={submit}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Swatches rows={rows} />
          <span role="status" className="flex-1 text-[0.8125rem]">
            {save.failure ?? (isTooLong ? texts.tooLong(MOST_SHADES) : '')}
            {!save.failure && !isTooLong && count('wrong') > 0 && (
              <>
                <b className="text-danger">{texts.wrong(count('wrong'))}</b> {texts.notMade(count('wrong'))}
              </>
            )}
          </span>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={save.isBusy} disabled={!submit} onClick={submit}>
            {save.isDoubted ? texts.saveAnyway : texts.act(count('new'), count('changed'))}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[290px_minmax(0,1fr)]">
        <PasteSource field={source} text={text} lines={lines} rows={rows} onPaste={paste} />
        {rows.length > 0 && (
          <div className="min-w-0">
            <Segments
              label={texts.filter}
              value={filter}
              onChoose={setFilter}
              choices={(['all', 'new', 'changed', 'same', 'wrong'] as const).map((value) => ({
                value,
                label: texts.filters[value],
                count: count(value),
              }))}
            />
            <PasteTable
              rows={rows.filter(({ kind }) => inFilter(kind, filter)).slice(0, MOST_SHADES)}
              columns={columns}
              refused={save.refused}
              onMend={(line, field, mend) => setMended(new Map([...mended, [`${line}:${field}`, mend]]))}
              onColumn={(at, field) =>
                setChosen(columns.map((one, n) => (n === at ? field : one === field ? null : one)))
              }
            />
          </div>
        )}
      </div>
    </OfficeSheet>
  );
}

/** The colours of the rows that are written, as a card. */
const Swatches = ({ rows }: { rows: readonly PastedShade[] }) => (
  <span aria-hidden="true" className="flex gap-[3px] max-lg:hidden">
    {rows
      .filter(({ kind, values }) => (kind === 'new' || kind === 'changed') && values.swatch !== null)
      .slice(0, 24)
      .map(({ line, values }) => (
        <span key={line} className="h-5 w-3 rounded-t-[6px]" style={{ background: String(values.swatch) }} />
      ))}
  </span>
);
