import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { gridTabsQuery, groupsQuery, versionsQuery } from '../../api/products.ts';
import { type GridRow, rowsOfProducts, rowsOfVersions } from '../../features/cell-edits/grid-rows.ts';
import { withoutTab } from './product-tabs.tsx';
import { type ProductsSearch, toGridFilter, views } from '../../features/cell-edits/products-search.ts';

/** The rows that the address asks for, with the versions of its open products. */
export function useGridRows(search: ProductsSearch) {
  const filter = useMemo(() => toGridFilter(search), [search]);
  const asked = { ...filter, ...(search.pagina && { page: search.pagina }) };
  const isFlat = search.filas === 'version';
  const groups = useQuery({ ...groupsQuery(asked), enabled: !isFlat });
  const flat = useQuery({ ...versionsQuery(asked), enabled: isFlat });
  const opened = useMemo(() => search.abiertos?.split(',') ?? [], [search.abiertos]);
  const products = groups.data?.results;
  // a product with more versions than a page has several
  const parts = opened.flatMap((productId) => {
    const versions = products?.find(({ _id }) => _id === productId)?.versions ?? 0;
    return Array.from({ length: Math.ceil(versions / 200) }, (_, at) => ({ productId, page: at + 1 }));
  });
  const open = useQueries({
    queries: parts.map(({ productId, page }) => versionsQuery({ ...filter, productId, ...(page > 1 && { page }) })),
    combine: (answers) => {
      const versions = new Map<string, GridVersion[]>();
      for (const [at, { data }] of answers.entries()) {
        const productId = parts[at]?.productId;
        if (productId && data) versions.set(productId, [...(versions.get(productId) ?? []), ...data.results]);
      }
      return versions;
    },
  });
  const list = isFlat ? flat : groups;
  const rows: GridRow[] = useMemo(
    () => (isFlat ? rowsOfVersions(flat.data?.results ?? []) : rowsOfProducts(products ?? [], open)),
    [isFlat, flat.data, products, open],
  );
  const { data: counts } = useQuery(gridTabsQuery(withoutTab(search)));
  /** Versions that the filters leave. */
  const total = counts?.results.find(({ tab }) => tab === views[search.vista ?? 'todos'])?.total;
  return { list, page: list.data, rows, filter, total, opened };
}
