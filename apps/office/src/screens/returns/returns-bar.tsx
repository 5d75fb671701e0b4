import type { OfficeReturnPage } from '@tonalia/contract/returns-office';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { PageFoot, moveKeys, openKeys, rangeWords } from '../../components/page-foot.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { returnBulkTexts } from '../../messages/return-bulk.es-CO.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import {
  type ReturnsSearch,
  readReturnsSearch,
  reasonChoices,
  tabNames,
  tabsInAddress,
  wishChoices,
} from './returns-search.ts';

/** The states of returns, each with its number. */
export function ReturnTabs({
  search,
  counts,
}: {
  search: ReturnsSearch;
  counts: OfficeReturnPage['counts'] | undefined;
}) {
  const { estado = 'todas', pagina: _page, fila: _row, ...others } = search;
  return (
    <ViewTabs label={texts.views}>
      {tabNames.map((name) => (
        <Link
          key={name}
          to="/devoluciones"
          search={readReturnsSearch({ ...others, estado: name })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={estado === name ? 'page' : undefined}
          className={tabClass}
        >
          {texts.tabs[tabsInAddress[name]]}{' '}
          {counts && <span className="font-medium text-text-3">{formatNumber(counts[tabsInAddress[name]])}</span>}
        </Link>
      ))}
    </ViewTabs>
  );
}

/** Above the list: search, filters, and the sum that waits. */
export function ReturnsBar({ search, page }: { search: ReturnsSearch; page: OfficeReturnPage | undefined }) {
  const navigate = useNavigate();
  const set = (change: Record<string, string | undefined>, replace = false) =>
    void navigate({
      to: '/devoluciones',
      search: readReturnsSearch({ ...search, pagina: undefined, fila: undefined, ...change }),
      replace,
    });
  const warehouses = page?.warehouses ?? [];
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
      <SearchBox
        value={search.q ?? ''}
        label={texts.search}
        className="h-8 w-[232px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(q) => set({ q: q || undefined }, true)}
      />
      <ChoiceFilter
        name={texts.reason}
        removeLabel={texts.without(texts.reason)}
        value={search.motivo}
        choices={reasonChoices.map((value) => ({ value, label: texts.reasons[value] }))}
        onChoose={(motivo) => set({ motivo })}
      />
      <ChoiceFilter
        name={texts.wish}
        removeLabel={texts.without(texts.wish)}
        value={search.pide}
        choices={wishChoices.map((value) => ({ value, label: texts.wishes[value] }))}
        onChoose={(pide) => set({ pide })}
      />
      {warehouses.length > 1 && (
        <ChoiceFilter
          name={texts.warehouse}
          removeLabel={texts.without(texts.warehouse)}
          value={search.bodega}
          choices={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChoose={(bodega) => set({ bodega })}
        />
      )}
      <span className="flex-1" />
      {page && page.undecided !== null && (
        <span className="text-[0.8125rem] text-text-2">
          {texts.undecidedSum} <b className="font-semibold text-text">{formatPesos(page.undecided)}</b>
        </span>
      )}
    </div>
  );
}

type ReturnsFootProps = { page: OfficeReturnPage; search: ReturnsSearch; canChoose: boolean };

/** The foot of the list of returns. */
export function ReturnsFoot({ page, search, canChoose }: ReturnsFootProps) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({ to: '/devoluciones', search: readReturnsSearch({ ...search, pagina: to, fila: undefined }) });
  const keys = [moveKeys, ...(canChoose ? [{ keys: ['X'], does: returnBulkTexts.choose }] : []), openKeys];
  return <PageFoot facts={rangeWords(page)} keys={keys} page={page.page} pages={page.pages} onPage={go} />;
}
