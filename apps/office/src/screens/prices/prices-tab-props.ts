import type { PricesSearch } from './prices-search.ts';

/** What a tab needs of the page. */
export type PricesTabProps = {
  search: PricesSearch;
  /** Changes parts of the address; undefined removes one. */
  onChange: (part: { [K in keyof PricesSearch]?: PricesSearch[K] | undefined }) => void;
};
