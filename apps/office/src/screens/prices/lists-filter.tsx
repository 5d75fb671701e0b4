import type { OfficeTradeType } from '@tonalia/contract/trade-types-office';
import { useQuery } from '@tanstack/react-query';
import { gridFiltersQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { ColumnsMenu } from '../../features/list-views/columns-menu.tsx';
import type { ChosenColumns } from '../../features/list-views/use-columns.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import type { PricesTabProps } from './prices-tab-props.ts';

export type ListsFilterProps = PricesTabProps & {
  types: readonly OfficeTradeType[];
  columns: ChosenColumns;
  /** In percent; undefined until a page is known. */
  lowestMargin: number | undefined;
};

const taxChoices = [
  { value: 'con', label: texts.withTax },
  { value: 'sin', label: texts.withoutTax },
] as const;

const named = (things: readonly { _id: string; name: string }[] = []) =>
  things.map(({ _id, name }) => ({ value: _id, label: name }));

/** Search and filters of the lists, what their dot means, and whether their prices include IVA. */
export function ListsFilter({ search, onChange, types, columns, lowestMargin }: ListsFilterProps) {
  const seesCosts = mayDo(useOperator(), 'costs.read');
  const { data: offered } = useQuery(gridFiltersQuery);
  const filter = (part: Parameters<typeof onChange>[0]) =>
    onChange({ ...part, pagina: undefined, abiertos: undefined });
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-[9px] max-lg:bg-surface lg:px-7">
      <SearchBox value={search.q ?? ''} label={productsTexts.search} onSearch={(q) => filter({ q: q || undefined })} />
      <ChoiceFilter
        name={productsTexts.brand}
        value={search.marca}
        choices={named(offered?.brands)}
        removeLabel={pricesTexts.without(productsTexts.brand)}
        onChoose={(marca) => filter({ marca })}
      />
      <ChoiceFilter
        name={productsTexts.category}
        value={search.categoria}
        choices={named(offered?.categories)}
        removeLabel={pricesTexts.without(productsTexts.category)}
        onChoose={(categoria) => filter({ categoria })}
      />
      {seesCosts && lowestMargin !== undefined && (
        <ChoiceFilter
          name={texts.margin}
          value={search.margen}
          choices={[{ value: 'bajo', label: texts.lowMargin(lowestMargin) }]}
          removeLabel={pricesTexts.without(texts.margin)}
          onChoose={(margen) => filter({ margen: margen === undefined ? undefined : 'bajo' })}
        />
      )}
      <ChoiceFilter
        name={texts.own}
        value={search.lista}
        choices={named(types)}
        removeLabel={pricesTexts.without(texts.own)}
        onChoose={(lista) => filter({ lista })}
      />
      <span className="flex-1" />
      <span className="flex items-center gap-1.5 text-[0.8125rem] font-medium text-text-2 max-lg:hidden">
        <span aria-hidden="true" className="size-[7px] rounded-full bg-(--edit-mark)" />
        {texts.legend}
      </span>
      <Segments
        label={texts.tax}
        small
        choices={taxChoices}
        value={search.iva ?? 'con'}
        onChoose={(iva) => onChange({ iva: iva === 'sin' ? iva : undefined })}
      />
      <span className="max-lg:hidden">
        <ColumnsMenu columns={columns} />
      </span>
    </div>
  );
}
