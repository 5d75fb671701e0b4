import type { ListFileColumn, ListTable } from '@tonalia/contract/order-list';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { SelectField } from '@tonalia/ui/select-field';
import { Toggle } from '@tonalia/ui/toggle';
import { listFileMessages as words } from '../../../messages/list-file.es-CO.ts';
import { FILE } from '../outlines.ts';

/** Cells that a column shows. */
const EXAMPLES = 3;

interface FileColumnsProps {
  name: string;
  table: ListTable;
  columns: readonly ListFileColumn[];
  hasTitles: boolean;
  isKept: boolean;
  onColumn: (at: number, meaning: ListFileColumn) => void;
  onTitles: (hasTitles: boolean) => void;
  onKeep: (isKept: boolean) => void;
  onRemove: () => void;
}

/** The columns of a file, each with its title and first cells, and what the person says that they mean. */
export function FileColumns(props: FileColumnsProps) {
  const { name, table, columns, hasTitles, isKept, onColumn, onTitles, onKeep, onRemove } = props;
  const body = table.rows.slice(hasTitles ? 1 : 0);
  return (
    <section aria-label={name} className="divide-y divide-line rounded-card border border-line bg-surface">
      <header className="flex items-center gap-3 p-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-[12px] bg-brand-soft text-brand-text">
          <Icon name={FILE} size="sm" />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block truncate text-label">{name}</b>{' '}
          <span className="block text-small text-text-2">{words.rows(body.length)}</span>
        </span>
        <IconButton icon="x" label={words.other} tip="none" onClick={onRemove} />
      </header>
      <ul className="divide-y divide-line px-3">
        {columns.map((meaning, at) => {
          const letter = letterOf(at);
          const title = (hasTitles && table.rows[0]?.cells[at]) || words.column(letter);
          const cells = body.map((row) => row.cells[at] ?? '').filter(Boolean);
          return (
            <li key={letter} className="flex items-center gap-3 py-2.5">
              <span
                aria-hidden="true"
                className={`flex size-8.5 shrink-0 items-center justify-center rounded-[10px] text-small font-bold ${meaning === 'none' ? 'bg-surface-2 text-text-2' : 'bg-brand-soft text-brand-text'}`}
              >
                {letter}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate text-label">{title}</b>{' '}
                <span className="block truncate text-small text-text-2">
                  {cells.slice(0, EXAMPLES).join(', ')}
                  {cells.length > EXAMPLES && ' …'}
                </span>
              </span>
              <Icon name="arrow-right" size="xs" className="shrink-0 text-text-2" />
              <span className="w-34 shrink-0">
                <SelectField
                  label={words.meaning(title)}
                  hideLabel
                  small
                  value={meaning}
                  options={(['code', 'name', 'units', 'none'] as const).map((value) => ({
                    value,
                    label: words.meanings[value],
                  }))}
                  // as: the options are the meanings
                  onChange={({ currentTarget }) => onColumn(at, currentTarget.value as ListFileColumn)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <div className="px-3">
        <Toggle
          type="switch"
          label={words.hasTitles}
          checked={hasTitles}
          onChange={({ currentTarget }) => onTitles(currentTarget.checked)}
        />
      </div>
      {hasTitles && (
        <div className="px-3">
          <Toggle
            type="switch"
            label={words.remember}
            checked={isKept}
            onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
          />
        </div>
      )}
    </section>
  );
}

/** "A" of the first column. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);
