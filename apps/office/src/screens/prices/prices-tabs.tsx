import { Link } from '@tanstack/react-router';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type PricesSearch, readPricesSearch, tabNames, tabOf } from './prices-search.ts';

/** The tabs of the prices. */
export function PricesTabs({ search }: { search: PricesSearch }) {
  const vista = tabOf(search);
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
          {texts.tabs[name]}
        </Link>
      ))}
    </ViewTabs>
  );
}
