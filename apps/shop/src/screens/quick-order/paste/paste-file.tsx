import { buttonClass } from '@tonalia/ui/button';
import { FileField } from '@tonalia/ui/file-field';
import type { ListFileColumn, ListTable } from '@tonalia/contract/order-list';
import { listFileMessages as words } from '../../../messages/list-file.es-CO.ts';
import { FileColumns } from './file-columns.tsx';
import { FilePreview } from './file-preview.tsx';
import type { ListLine } from './list-lines.ts';

/** A chosen file and what its columns mean. */
export interface PastedFile {
  name: string;
  table: ListTable;
  columns: readonly ListFileColumn[];
  hasTitles: boolean;
  isKept: boolean;
}

interface PasteFileProps {
  file: PastedFile | null;
  lines: readonly ListLine[];
  onFile: (file: File) => void;
  onRemove: () => void;
  onColumn: (at: number, meaning: ListFileColumn) => void;
  onChange: (change: Partial<PastedFile>) => void;
}

/** A list in a file: chosen, then its columns and how its first rows are read. */
export function PasteFile({ file, lines, onFile, onRemove, onColumn, onChange }: PasteFileProps) {
  if (!file)
    return (
      <div className="grid justify-items-center gap-3 rounded-card border-[1.5px] border-dashed border-line-control p-8 text-center">
        <label className={buttonClass({ variant: 'secondary', className: 'cursor-pointer focus-within:focus-ring' })}>
          {words.choose}
          <FileField accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain" onFiles={([chosen]) => onFile(chosen)} />
        </label>
        <p className="text-small text-text-2">{words.chooseHelp}</p>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <FileColumns
        {...file}
        onColumn={onColumn}
        onTitles={(hasTitles) => onChange({ hasTitles })}
        onKeep={(isKept) => onChange({ isKept })}
        onRemove={onRemove}
      />
      {lines.length > 0 ? (
        <FilePreview lines={lines} columns={file.columns} />
      ) : (
        <p role="status" className="rounded-card bg-warn-soft p-4 text-label text-warn-ink">
          {words.noProduct}
        </p>
      )}
    </div>
  );
}
