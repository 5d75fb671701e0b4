import type { ImportSummary } from '@tonalia/contract/import-office';
import { Link } from '@tanstack/react-router';
import { initialsOf } from '@tonalia/rules/initials';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { UndoImport } from './undo-import.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

const tones: Record<ImportSummary['state'], BadgeTone> = {
  columns: 'neutral',
  checking: 'warn',
  checked: 'presale',
  running: 'warn',
  stopped: 'neutral',
  done: 'success',
  failed: 'danger',
  undoing: 'warn',
  undone: 'neutral',
};
function initials(operator: string): string {
  const [first = '', ...rest] = operator.split(' ');
  return initialsOf(first, rest.at(-1) ?? '');
}

const cell = 'px-4 py-2.5 whitespace-nowrap';
const number = `${cell} text-right tabular-nums`;

/** The imports of all operators, newest first. */
export function ImportsTable({ imports, now }: { imports: readonly ImportSummary[]; now: Date }) {
  if (imports.length === 0) return <EmptyNote title={texts.none} text={texts.noneText} />;
  return (
    <Panel className="overflow-x-auto" label={texts.history}>
      <h2 className="px-4 pt-4 pb-3 text-[1rem] font-[650]">{texts.history}</h2>
      <table className="w-full text-left text-[0.875rem]">
        <thead className="border-y border-line text-text-2">
          <tr>
            {[texts.columns.number, texts.columns.file, texts.columns.date, texts.columns.operator].map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
            {[texts.columns.created, texts.columns.prices, texts.columns.stock, texts.columns.skipped].map((name) => (
              <th key={name} scope="col" className={`${number} font-medium`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${cell} font-medium`}>
              {texts.columns.state}
            </th>
            <th scope="col" className={cell}>
              <span className="sr-only">{texts.undo}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <tr
              key={one._id}
              className={classNames('border-b border-hair last:border-b-0', one.state === 'undone' && 'text-text-2')}
            >
              <th scope="row" className={`${cell} font-semibold`}>
                <Link to="/importar/$importId" params={{ importId: one._id }} className="touch-area">
                  {one.number}
                </Link>
              </th>
              <td className={`${cell} max-w-[260px] truncate`}>{one.name}</td>
              <td className={`${cell} text-text-2`}>{formatWhenInFull(new Date(one.createdAt), now)}</td>
              <td className={cell}>
                <span className="inline-flex items-center gap-2">
                  <PersonMark initials={initials(one.operator)} id={one.operator} />
                  {one.operator}
                </span>
              </td>
              {[one.counts?.created, one.counts?.priced, one.counts?.stocked].map((count, at) => (
                <td key={at} className={number}>
                  {count ? formatNumber(count) : '–'}
                </td>
              ))}
              <td className={`${number} ${one.counts?.skipped && one.state !== 'undone' ? 'text-warn' : ''}`}>
                {one.counts?.skipped ? formatNumber(one.counts.skipped) : '–'}
              </td>
              <td className={cell}>
                <Badge tone={tones[one.state]}>{texts.states[one.state]}</Badge>
              </td>
              <td className={`${cell} text-right`}>{one.canUndo && <UndoImport one={one} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
