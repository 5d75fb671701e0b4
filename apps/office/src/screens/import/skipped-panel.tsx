import type { OneImport } from '@tonalia/contract/import-office';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { importReport, importRowsQuery } from '../../api/imports.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

/** Rows beside the changes; the others are in the list. */
const SHOWN = 6;

/** The first rows that the list skips, each with its reason. */
export function SkippedPanel({ one, onAll }: { one: OneImport; onAll: () => void }) {
  const run = (one.run ?? one.check)?.endedAt ?? '';
  const { data } = useQuery(importRowsQuery(one._id, run, { filter: 'skipped', q: undefined, page: 1 }));
  if (!data || data.total === 0) return null;
  return (
    <Panel className="overflow-hidden" label={texts.filters.skipped}>
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <h2 className="text-panel">
          {texts.counters.skipped} <span className="font-medium text-text-2">{formatNumber(data.total)}</span>
        </h2>
        <a href={importReport(one._id)} download className={officeButtonClass('secondary', true)}>
          <Icon name="download" size="sm" />
          {texts.download}
        </a>
      </div>
      <ul>
        {data.results.slice(0, SHOWN).map(({ row, code, reason }) => (
          <li
            key={row}
            className="flex min-h-[43px] items-center gap-3 border-t border-hair px-4 py-2 text-[0.84375rem]"
          >
            <span className="w-16 shrink-0 text-text-2">{texts.line(row)}</span>
            <b
              className={classNames(
                'w-[84px] shrink-0 truncate',
                code === null ? 'font-normal text-text-3' : 'font-semibold',
              )}
            >
              {code ?? '–'}
            </b>
            <span className="min-w-0 leading-[1.25] text-warn first-letter:uppercase">{reason}</span>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && (
        <button
          type="button"
          className="touch-area w-full border-t border-hair px-4 py-3 text-left font-semibold text-brand-text"
          onClick={onAll}
        >
          {texts.moreSkipped(data.total - SHOWN)}
        </button>
      )}
    </Panel>
  );
}
