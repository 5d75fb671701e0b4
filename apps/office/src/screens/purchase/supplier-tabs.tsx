import type { PurchaseSuggestion } from '@tonalia/contract/purchasing-office';
import { Link } from '@tanstack/react-router';
import { TabCount, ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { NO_SUPPLIER, type PurchaseSearch, readPurchaseSearch } from './purchase-search.ts';

export type SupplierTabsProps = {
  suggestion: PurchaseSuggestion;
  /** Undefined for the brands without a supplier. */
  supplierId: string | undefined;
  search: PurchaseSearch;
};

/** The suppliers with the number of their versions, and the brands without one. */
export const SupplierTabs = ({ suggestion, supplierId, search }: SupplierTabsProps) => (
  <ViewTabs label={texts.suppliers}>
    {[
      ...suggestion.suppliers.map(({ _id, name, versions }) => ({ id: _id, name, versions })),
      { id: NO_SUPPLIER, name: texts.none, versions: suggestion.withoutSupplier },
    ].map(({ id, name, versions }) => (
      <Link
        key={id}
        to="/existencias/compra"
        search={readPurchaseSearch({ ...search, proveedor: id })}
        activeProps={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={id === (supplierId ?? NO_SUPPLIER) ? 'page' : undefined}
        data-shown={id === (supplierId ?? NO_SUPPLIER) || undefined}
        className={shownTabClass}
      >
        {name} <TabCount count={versions} />
      </Link>
    ))}
  </ViewTabs>
);
