import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { AddFilter } from '../../components/add-filter.tsx';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { ProductsSearch } from '../../features/cell-edits/products-search.ts';

const names = ['preventa', 'propio', 'margen'] as const;
type AddedProductFilter = (typeof names)[number];

export type FurtherFiltersProps = {
  search: ProductsSearch;
  onChange: (part: { [K in keyof ProductsSearch]?: ProductsSearch[K] | undefined }) => void;
};

/** Filters that are added to the bar when they are wanted; they stay while the address has them. */
export function FurtherFilters({ search, onChange }: FurtherFiltersProps) {
  const operator = useOperator();
  const [added, setAdded] = useState<readonly AddedProductFilter[]>([]);
  const offered = names.filter(
    (name) =>
      (name !== 'propio' || mayDo(operator, 'prices.read')) && (name !== 'margen' || mayDo(operator, 'costs.read')),
  );
  const shown = offered.filter((name) => search[name] !== undefined || added.includes(name));
  const { data: lists = [] } = useQuery({ ...tradeTypesQuery, enabled: shown.includes('propio') });
  const choices = {
    preventa: (['con', 'sin'] as const).map((value) => ({ value, label: texts.presaleChoices[value] })),
    propio: lists.map(({ _id, name }) => ({ value: _id, label: name })),
    margen: [{ value: 'bajo', label: texts.marginBelow }],
  };
  return (
    <>
      {shown.map((name) => (
        <ChoiceFilter
          key={name}
          name={texts.further[name]}
          value={search[name]}
          choices={choices[name]}
          removeLabel={texts.removeFilter(texts.further[name])}
          startsOpen={search[name] === undefined}
          onChoose={(value) => {
            if (value === undefined) setAdded(added.filter((one) => one !== name));
            onChange({ [name]: value });
          }}
        />
      ))}
      <AddFilter
        filters={offered.filter((name) => !shown.includes(name)).map((name) => ({ name, label: texts.further[name] }))}
        onAdd={(name) => setAdded([...added, name])}
      />
    </>
  );
}
