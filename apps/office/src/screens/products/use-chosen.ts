import type { GridVersion } from '@tonalia/contract/products-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { formatNumber } from '@tonalia/rules/money';
import { type GridFilter, MOST_PENDING, versionsQuery } from '../../api/products.ts';
import { useNotify } from '../../components/notices.tsx';
import { useChoice } from '../../components/use-choice.ts';
import type { GridRow } from '../../features/cell-edits/grid-rows.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

/** Pages that are asked for at the same time. */
const AT_ONCE = 4;

interface GridVersionsPage {
  results: GridVersion[];
  pages: number;
}

/** The chosen rows of the grid, or all versions that the filters leave. `total` counts those. */
export function useChosen(rows: readonly GridRow[], filter: GridFilter, total: number | undefined) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [allOf, setAllOf] = useState<GridFilter>();
  const [isBusy, setBusy] = useState(false);
  const choice = useChoice(useMemo(() => rows.map(({ key }) => key), [rows]));
  const chosen = rows.filter(({ key }) => choice.codes.has(key));
  // the choice of all ends with other filters, and with a row that is taken out
  const isAll = allOf === filter && chosen.length === rows.length;
  const products = new Set(chosen.flatMap(({ product }) => product?._id ?? []));
  const single = chosen.flatMap(({ version }) => (version && !products.has(version.productId) ? version : []));
  const ofPage = single.length + chosen.reduce((sum, { product }) => sum + (product?.versions ?? 0), 0);
  const count = isAll && total !== undefined ? total : ofPage;

  /** Every version of the choice; undefined, with a notice, when they are too many or do not load. */
  async function versions(): Promise<readonly GridVersion[] | undefined> {
    if (count > MOST_PENDING) {
      notify({ color: 'orange', message: texts.tooMany(formatNumber(MOST_PENDING)) });
      return undefined;
    }
    setBusy(true);
    try {
      const load = (more: GridFilter) =>
        allPages((page) => cache.fetchQuery(versionsQuery({ ...filter, ...more, ...(page > 1 && { page }) })));
      if (isAll) return await load({});
      const ofProducts: GridVersion[] = [];
      for (const productId of products) ofProducts.push(...(await load({ productId })));
      return [...single, ...ofProducts];
    } catch (cause) {
      notify({ color: 'orange', message: sentenceOf(cause) });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    choice: {
      keys: choice.codes,
      toggle: choice.toggle,
      toggleAll: choice.toggleAll,
      label: texts.chooseAll,
      labelOf: texts.chooseOne,
    },
    count,
    /** The chosen rows, but for those of other pages. */
    picked: { products: [...products], versions: single.map(({ _id }) => _id) },
    isBusy,
    isAll,
    /** Absent when the page has all of them. */
    chooseAll:
      !isAll && chosen.length === rows.length && total !== undefined && total > ofPage
        ? () => setAllOf(filter)
        : undefined,
    clear: () => {
      setAllOf(undefined);
      choice.clear();
    },
    versions,
  };
}

export type ChosenGridVersions = ReturnType<typeof useChosen>;

/** The rows of all pages, some pages at a time. */
async function allPages(load: (page: number) => Promise<GridVersionsPage>): Promise<GridVersion[]> {
  const first = await load(1);
  const found = [...first.results];
  for (let page = 2; page <= first.pages; page += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, first.pages - page + 1) }, (_, at) => load(page + at));
    for (const { results } of await Promise.all(some)) found.push(...results);
  }
  return found;
}
