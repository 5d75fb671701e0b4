import { useQuery } from '@tanstack/react-query';
import { gridFiltersQuery } from '../../api/products.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import type { PricesTabProps } from './prices-tab-props.ts';

/** Only what has prices of one brand. */
export function BrandFilter({ search, onChange }: PricesTabProps) {
  const { data: offered } = useQuery(gridFiltersQuery);
  return (
    <ChoiceFilter
      name={texts.about.brand}
      removeLabel={texts.without(texts.about.brand)}
      value={search.marca}
      choices={(offered?.brands ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      onChoose={(marca) => onChange({ marca, pagina: undefined, fila: undefined })}
    />
  );
}
