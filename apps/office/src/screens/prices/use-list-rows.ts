import type { ListVersion } from '@tonalia/contract/price-lists';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListsFilter, listProductsQuery, listVersionsQuery } from '../../api/price-lists.ts';
import { rowsOfProducts } from '../../features/cell-edits/grid-rows.ts';
import type { ListRow } from './list-cells.tsx';
import type { PricesSearch } from './prices-search.ts';

/** The lists' rows that the address asks for, with the versions of its open products. */
export function useListRows({ q, lista, categoria, marca, margen, abiertos, pagina }: PricesSearch) {
  const filter: ListsFilter = useMemo(
    () => ({
      ...(q?.trim() && { q: q.trim() }),
      ...(lista && { owned: lista }),
      ...(categoria && { categoryId: categoria }),
      ...(marca && { brandId: marca }),
      ...(margen && { margin: 'low' as const }),
    }),
    [q, lista, categoria, marca, margen],
  );
  const list = useQuery(listProductsQuery(filter, pagina));
  const products = list.data?.results;
  const opened = useMemo(() => abiertos?.split(',') ?? [], [abiertos]);
  // a product with more versions than a page has several
  const parts = opened.flatMap((productId) => {
    const versions = products?.find(({ _id }) => _id === productId)?.versions ?? 0;
    return Array.from({ length: Math.ceil(versions / 200) }, (_, at) => ({ productId, page: at + 1 }));
  });
  const open = useQueries({
    queries: parts.map(({ productId, page }) => listVersionsQuery({ ...filter, productId }, page)),
    combine: (answers) => {
      const versions = new Map<string, ListVersion[]>();
      for (const [at, { data }] of answers.entries()) {
        const productId = parts[at]?.productId;
        if (productId && data) versions.set(productId, [...(versions.get(productId) ?? []), ...data.results]);
      }
      return versions;
    },
  });
  const rows = useMemo(() => rowsOfProducts(products ?? [], open) satisfies ListRow[], [products, open]);
  return { list, rows, filter, opened };
}
