import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { gridFiltersQuery, gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { ColumnsMenu } from '../../features/list-views/columns-menu.tsx';
import type { ChosenColumns } from '../../features/list-views/use-columns.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { FurtherFiltersProps } from './further-filters.tsx';
import { withoutTab } from './product-tabs.tsx';
import { views } from '../../features/cell-edits/products-search.ts';

const FurtherFilters = lazy(() => import('./further-filters.tsx').then((one) => ({ default: one.FurtherFilters })));

export type ProductFilterProps = FurtherFiltersProps & { columns: ChosenColumns };

/** Search and filters, how many versions they leave, and how rows are grouped. */
export function FilterBar({ search, onChange, columns }: ProductFilterProps) {
  const isIdle = useIdle();
  const seesPrices = mayDo(useOperator(), 'prices.read');
  const { data: offered } = useQuery(gridFiltersQuery);
  const { data: lists } = useQuery({ ...tradeTypesQuery, enabled: seesPrices });
  const { data: counts } = useQuery(gridTabsQuery(withoutTab(search)));
  const count = counts?.results.find(({ tab }) => tab === views[search.vista ?? 'todos']);
  const named = (things: readonly { _id: string; name: string }[] = []) =>
    things.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-[9px] max-lg:bg-surface lg:px-7">
      <SearchBox value={search.q ?? ''} label={texts.search} onSearch={(q) => onChange({ q: q || undefined })} />
      <ChoiceFilter
        name={texts.category}
        value={search.categoria}
        choices={named(offered?.categories)}
        removeLabel={texts.removeFilter(texts.category)}
        onChoose={(categoria) => onChange({ categoria })}
      />
      <ChoiceFilter
        name={texts.brand}
        value={search.marca}
        choices={named(offered?.brands)}
        removeLabel={texts.removeFilter(texts.brand)}
        onChoose={(marca) => onChange({ marca })}
      />
      <ChoiceFilter
        name={texts.stock}
        value={search.existencias}
        choices={[
          { value: 'con', label: texts.stockChoices.some },
          { value: 'sin', label: texts.stockChoices.none },
        ]}
        removeLabel={texts.removeFilter(texts.stock)}
        onChoose={(chosen) => onChange({ existencias: chosen === 'con' || chosen === 'sin' ? chosen : undefined })}
      />
      {seesPrices && (
        <ChoiceFilter
          name={texts.list}
          value={search.lista}
          choices={named(lists)}
          removeLabel={texts.removeFilter(texts.list)}
          onChoose={(lista) => onChange({ lista })}
        />
      )}
      <Suspense>{isIdle && <FurtherFilters search={search} onChange={onChange} />}</Suspense>
      <span className="flex-1" />
      {count && (
        <span className="text-[0.8125rem] font-medium text-text-3">
          {texts.versions(`${formatNumber(count.total)}${count.totalIsExact ? '' : '+'}`)}
        </span>
      )}
      <Segments
        label={texts.group}
        small
        value={search.filas ?? 'producto'}
        choices={[
          { value: 'producto', label: texts.byProduct },
          { value: 'version', label: texts.byVersion },
        ]}
        onChoose={(value) => onChange({ filas: value === 'version' ? 'version' : undefined })}
      />
      <span className="max-lg:hidden">
        <ColumnsMenu columns={columns} />
      </span>
    </div>
  );
}

/** Whether the first rows had their turn: a part of the bar follows them. Safari has no idle callback. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const follow = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(follow, { timeout: 1_000 });
    else setTimeout(follow);
  }, []);
  return isIdle;
}
