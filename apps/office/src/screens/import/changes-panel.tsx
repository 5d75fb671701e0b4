import type { OneImport } from '@tonalia/contract/import-office';
import { useQuery } from '@tanstack/react-query';
import { importRowsQuery } from '../../api/imports.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { ChangeRows } from './change-rows.tsx';
import { type ImportSearch, filterOf } from './import-search.ts';

export type ChangesPanelProps = {
  one: OneImport;
  search: ImportSearch;
  onShow: (part: { [K in keyof ImportSearch]?: ImportSearch[K] | undefined }) => void;
};

/** The rows of an import with what each changes, filtered and searched on the server. */
export function ChangesPanel({ one, search: { filtro: chosen, q, pagina = 1 }, onShow }: ChangesPanelProps) {
  const filtro = chosen ?? 'cambios';
  const run = (one.run ?? one.check)?.endedAt ?? '';
  const filter = filterOf(filtro);
  const rows = useQuery(importRowsQuery(one._id, run, { filter, q, page: pagina }));
  const { data: page } = rows;
  return (
    <Panel className="overflow-hidden" label={texts.filters.changes}>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <h2 className="text-panel">
          {texts.filters[filter]} {page && <span className="font-medium text-text-2">{texts.counted(page)}</span>}
        </h2>
        {chosen !== undefined && (
          <OfficeButton look="ghost" small onClick={() => onShow({ filtro: undefined })}>
            {texts.seeAll}
          </OfficeButton>
        )}
        <span className="flex-1" />
        <SearchBox value={q ?? ''} label={texts.search[one.kind]} onSearch={(text) => onShow({ q: text })} />
      </div>
      {rows.isPending && <LoadingRows rows={6} />}
      {rows.isError && !page && <LoadFailure what={texts.one} cause={rows.error} onRetry={() => void rows.refetch()} />}
      {page?.results.length === 0 && <NothingFound title={texts.nothing} />}
      {page && page.results.length > 0 && <ChangeRows rows={page.results} one={one} />}
      {page && page.pages > 1 && (
        <nav className="flex items-center justify-end gap-2 border-t border-line px-4 py-2 text-small text-text-2">
          {texts.page(pagina, page.pages)}
          <OutlineButton
            icon="chevron-left"
            label={texts.previous}
            small
            disabled={pagina <= 1}
            onClick={() => onShow({ pagina: pagina - 1 })}
          />
          <OutlineButton
            icon="chevron-right"
            label={texts.next}
            small
            disabled={pagina >= page.pages}
            onClick={() => onShow({ pagina: pagina + 1 })}
          />
        </nav>
      )}
    </Panel>
  );
}
