import type { ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import {
  type CountedPage,
  type KeyHint,
  PageFoot,
  moveKeys,
  openKeys,
  rangeWords,
} from '../../components/page-foot.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { type PaymentsSearch, readPaymentsSearch } from './payments-search.ts';

export type MoneyBarProps = {
  search: PaymentsSearch;
  placeholder: string;
  /** Names the group of options. */
  label: string;
  /** `count`: rows of an option, when they are known. */
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** After the options. */
  filters?: ReactNode;
  /** At the right end. */
  children?: ReactNode;
};

/** Above a list about money: the search, which rows it shows, and a sum. */
export function MoneyBar({ search, placeholder, label, options, filters, children }: MoneyBarProps) {
  const navigate = useNavigate();
  const { estado: _state, pagina: _page, fila: _row, ...others } = search;
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
      <SearchBox
        value={search.q ?? ''}
        label={placeholder}
        className="h-8 w-[240px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(q) =>
          void navigate({
            to: '/pagos',
            search: readPaymentsSearch({ ...search, q: q || undefined, pagina: undefined, fila: undefined }),
            replace: true,
          })
        }
      />
      <nav aria-label={label} className="flex rounded-[10px] bg-track p-[3px]">
        {options.map(({ value, label: words, count }) => (
          <Link
            key={value}
            to="/pagos"
            search={value === '' ? others : { ...others, estado: value }}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={(search.estado ?? '') === value ? 'page' : undefined}
            className="flex h-[26px] items-center rounded-[8px] px-2.5 text-[0.8125rem] leading-none font-semibold text-text-2 aria-[current]:bg-segment aria-[current]:text-text aria-[current]:shadow-1 max-lg:h-11"
          >
            {count === undefined ? words : `${words} ${formatNumber(count)}`}
          </Link>
        ))}
      </nav>
      {filters}
      <span className="flex-1" />
      <span className="text-[0.8125rem] text-text-2">{children}</span>
    </div>
  );
}

export type MoneyFootProps = {
  page: CountedPage & { pages: number };
  /** Keys of this list after those of every list. */
  keys?: readonly KeyHint[];
  /** Enter opens a row. */
  opens?: boolean;
};

/** The foot of a list about money. */
export function MoneyFoot({ page, keys = [], opens = true }: MoneyFootProps) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({
      to: '/pagos',
      search: (now) => readPaymentsSearch({ ...now, pagina: to, fila: undefined }),
    });
  return (
    <PageFoot
      facts={rangeWords(page)}
      keys={[moveKeys, ...keys, ...(opens ? [openKeys] : [])]}
      page={page.page}
      pages={page.pages}
      onPage={go}
    />
  );
}
