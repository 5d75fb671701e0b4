import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { listedTradeTypesQuery } from '../../api/price-lists.ts';
import { priceCountsQuery } from '../../api/prices.ts';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type PricesSearch, type PricesTab, readPricesSearch, tabNames, tabOf } from './prices-search.ts';

/** The tabs of the prices, with how many rules of each kind hold now or later. */
export function PricesTabs({ search }: { search: PricesSearch }) {
  const vista = tabOf(search);
  const { data: types } = useQuery(listedTradeTypesQuery);
  const { data: rules } = useQuery(priceCountsQuery);
  const counts: Partial<Record<PricesTab, number | undefined>> = {
    listas: types?.length,
    programados: rules?.programs,
    ofertas: rules?.deals,
    volumen: rules?.breaks,
    pactados: rules?.agreed,
  };
  return (
    <ViewTabs label={texts.views}>
      {tabNames.map((name) => (
        <Link
          key={name}
          to="/precios"
          search={readPricesSearch({ vista: name })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={vista === name ? 'page' : undefined}
          className={tabClass}
        >
          {texts.tabs[name]}{' '}
          {counts[name] !== undefined && (
            <span className="font-[450] text-text-2 tabular-nums">{formatNumber(counts[name])}</span>
          )}
        </Link>
      ))}
    </ViewTabs>
  );
}
