import { useMemo, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { formatNumber } from '@tonalia/rules/money';
import { MOST_PENDING } from '../../api/products.ts';
import { useNotify } from '../../components/notices.tsx';
import { useChoice } from '../../components/use-choice.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridRowOf } from './grid-rows.ts';

/** Pages that are asked for at the same time. */
const AT_ONCE = 4;

interface VersionsPage<Version> {
  results: Version[];
  pages: number;
}

export interface ChoosableRows<Version, Filter> {
  rows: readonly GridRowOf<{ _id: string; versions: number }, Version>[];
  filter: Filter;
  /** Versions that the filters leave; undefined until it is known. */
  total: number | undefined;
  /** A page of the versions that the filters leave, of one product or of all. */
  load: (filter: Filter & { productId?: string }, page: number) => Promise<VersionsPage<Version>>;
}

/** The chosen rows of a grid, or all versions that the filters leave. */
export function useChosen<Version extends { _id: string; productId: string }, Filter extends object>({
  rows,
  filter,
  total,
  load,
}: ChoosableRows<Version, Filter>) {
  const notify = useNotify();
  const [allOf, setAllOf] = useState<Filter>();
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
  async function versions(): Promise<readonly Version[] | undefined> {
    if (count > MOST_PENDING) {
      notify({ color: 'orange', message: texts.tooMany(formatNumber(MOST_PENDING)) });
      return undefined;
    }
    setBusy(true);
    try {
      if (isAll) return await allPages((page) => load(filter, page));
      const ofProducts: Version[] = [];
      for (const productId of products)
        ofProducts.push(...(await allPages((page) => load({ ...filter, productId }, page))));
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

export type GridChoice = Omit<ReturnType<typeof useChosen>, 'versions'>;

/** The rows of all pages, some pages at a time. */
async function allPages<Version>(load: (page: number) => Promise<VersionsPage<Version>>): Promise<Version[]> {
  const first = await load(1);
  const found = [...first.results];
  for (let page = 2; page <= first.pages; page += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, first.pages - page + 1) }, (_, at) => load(page + at));
    for (const { results } of await Promise.all(some)) found.push(...results);
  }
  return found;
}
