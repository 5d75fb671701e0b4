import type { StockPage } from '@tonalia/contract/stock-office';
import { Link, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { gridFiltersQuery } from '../../api/products.ts';
import { AddFilter } from '../../components/add-filter.tsx';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { type KeyHint, PageFoot, moveKeys, rangeWords } from '../../components/page-foot.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import type { ChosenColumns } from '../../features/list-views/use-columns.ts';
import { ColumnsMenu } from '../../features/list-views/columns-menu.tsx';
import { listsTexts as lists } from '../../messages/lists.es-CO.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import {
  type StockSearch,
  type FurtherFilter,
  coverChoices,
  furtherFilters,
  furtherTabs,
  readStockSearch,
  tabNames,
  tabsInAddress,
} from './stock-search.ts';

export type StockTabsProps = { search: StockSearch; page: StockPage | undefined };

/** The tabs, each with its number. */
export function StockTabs({ search, page }: StockTabsProps) {
  const { vista = 'todo', pagina: _page, fila: _row, panel: _panel, ...others } = search;
  const tabs = [
    ...tabNames.map((name) => ({
      name,
      words: texts.tabs[tabsInAddress[name]],
      count: page?.counts[tabsInAddress[name]],
    })),
    ...furtherTabs.map((name) => ({
      name,
      words: texts.furtherTabs[name],
      count: name === 'traslados' || name === 'conteos' ? page?.open[name] : undefined,
    })),
  ];
  return (
    <ViewTabs label={texts.views}>
      {tabs.map(({ name, words, count }) => (
        <Link
          key={name}
          to="/existencias"
          search={readStockSearch({ ...others, vista: name })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={vista === name ? 'page' : undefined}
          className={tabClass}
        >
          {words} {count !== undefined && <span className="font-medium text-text-3">{formatNumber(count)}</span>}
        </Link>
      ))}
    </ViewTabs>
  );
}

export type StockBarProps = StockTabsProps & { columns: ChosenColumns };

/** Above the list: search, filters, what the list is worth, and its columns. */
export function StockBar({ search, page, columns }: StockBarProps) {
  const [added, setAdded] = useState<readonly FurtherFilter[]>([]);
  const navigate = useNavigate();
  const filters = useQuery(gridFiltersQuery);
  const set = (change: Record<string, string | undefined>, replace = false) =>
    void navigate({
      to: '/existencias',
      search: readStockSearch({ ...search, pagina: undefined, fila: undefined, ...change }),
      replace,
    });
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
      <SearchBox
        value={search.q ?? ''}
        label={texts.search}
        className="h-8 w-[220px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(q) => set({ q: q || undefined }, true)}
      />
      <ChoiceFilter
        name={texts.warehouse}
        removeLabel={texts.without(texts.warehouse)}
        value={search.bodega}
        choices={(page?.warehouses ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(bodega) => set({ bodega })}
      />
      <ChoiceFilter
        name={texts.brand}
        removeLabel={texts.without(texts.brand)}
        value={search.marca}
        choices={(filters.data?.brands ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(marca) => set({ marca })}
      />
      <ChoiceFilter
        name={texts.category}
        removeLabel={texts.without(texts.category)}
        value={search.categoria}
        choices={(filters.data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(categoria) => set({ categoria })}
      />
      <ChoiceFilter
        name={texts.cover}
        removeLabel={texts.without(texts.cover)}
        value={search.cobertura}
        choices={coverChoices.map((days) => ({ value: days, label: texts.coverChoice(days) }))}
        onChoose={(cobertura) => set({ cobertura })}
      />
      {furtherFilters
        .filter((name) => search[name] !== undefined || added.includes(name))
        .map((name) => (
          <ChoiceFilter
            key={name}
            name={texts.further[name]}
            removeLabel={texts.without(texts.further[name])}
            value={search[name]}
            choices={(['con', 'sin'] as const).map((value) => ({ value, label: texts.furtherChoices[name][value] }))}
            startsOpen={search[name] === undefined}
            onChoose={(value) => {
              if (value === undefined) setAdded(added.filter((one) => one !== name));
              set({ [name]: value });
            }}
          />
        ))}
      <AddFilter
        filters={furtherFilters
          .filter((name) => search[name] === undefined && !added.includes(name))
          .map((name) => ({ name, label: texts.further[name] }))}
        onAdd={(name) => setAdded([...added, name])}
      />
      <span className="flex-1" />
      {page && (
        <span className="text-[0.8125rem] text-text-2">
          {texts.count(page.totalIsExact ? formatNumber(page.total) : lists.moreThan(formatNumber(page.total)))}
          {page.value !== null && page.value !== 0 && (
            <>
              , <b className="font-semibold text-text">{formatPesos(page.value)}</b> {texts.atCost}
            </>
          )}
        </span>
      )}
      <span className="max-lg:hidden">
        <ColumnsMenu columns={columns} />
      </span>
    </div>
  );
}

const keys: readonly KeyHint[] = [
  moveKeys,
  { keys: ['↵'], does: texts.moves },
  { keys: ['A'], does: texts.adjusts },
  { keys: ['T'], does: texts.transfers },
];

/** The foot of the list of stock. */
export function StockFoot({ search, page }: StockTabsProps & { page: StockPage }) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({ to: '/existencias', search: readStockSearch({ ...search, pagina: to, fila: undefined }) });
  return <PageFoot facts={rangeWords(page)} keys={keys} page={page.page} pages={page.pages} onPage={go} />;
}
