import type { ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { ordersTexts as lists } from '../../messages/orders.es-CO.ts';
import { type PaymentsSearch, readPaymentsSearch } from './payments-search.ts';

export type MoneyBarProps = {
  search: PaymentsSearch;
  placeholder: string;
  /** Names the group of options. */
  label: string;
  options: readonly { value: string; label: string }[];
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
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get('q');
          void navigate({
            to: '/pagos',
            search: readPaymentsSearch({ ...search, q, pagina: undefined, fila: undefined }),
          });
        }}
      >
        <input
          key={search.q ?? ''}
          name="q"
          type="search"
          data-money-search
          aria-label={placeholder}
          placeholder={placeholder}
          defaultValue={search.q ?? ''}
          className="h-8 w-[220px] rounded-[10px] bg-surface-2 px-3 text-[0.8125rem] font-medium outline-none focus:bg-surface focus:inset-ring-2 focus:inset-ring-brand max-lg:h-11"
        />
      </form>
      <nav aria-label={label} className="flex rounded-[10px] bg-surface-2 p-[3px]">
        {options.map(({ value, label: words }) => (
          <Link
            key={value}
            to="/pagos"
            search={value === '' ? others : { ...others, estado: value }}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={(search.estado ?? '') === value ? 'page' : undefined}
            className="flex h-[26px] items-center rounded-[8px] px-2.5 text-[0.8125rem] leading-none font-semibold text-text-2 aria-[current]:bg-segment aria-[current]:text-text aria-[current]:shadow-1 max-lg:h-10"
          >
            {words}
          </Link>
        ))}
      </nav>
      {filters}
      <span className="flex-1" />
      <span className="text-[0.8125rem] text-text-2">{children}</span>
    </div>
  );
}

interface CountedPage {
  results: readonly unknown[];
  page: number;
  pages: number;
  limit: number;
  total: number;
  totalIsExact: boolean;
}

/** The foot of a list about money: which rows these are, the keys, the way to the next ones. */
export function MoneyFoot({ page: { results, page, pages, limit, total, totalIsExact } }: { page: CountedPage }) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({
      to: '/pagos',
      search: (now) => readPaymentsSearch({ ...now, pagina: to, fila: undefined }),
    });
  const first = (page - 1) * limit + 1;
  const words = totalIsExact ? formatNumber(total) : lists.moreThan(formatNumber(total));
  return (
    <footer className="flex h-[38px] shrink-0 items-center gap-3.5 border-t border-line bg-canvas px-4 text-[0.78125rem] font-medium text-text-3 lg:sticky lg:bottom-0 lg:px-7">
      {results.length > 0 && <span>{lists.range(first, first + results.length - 1, words)}</span>}
      <span className="flex-1" />
      <span className="flex items-center gap-[5px] max-lg:hidden">
        <Key>J</Key>
        <Key>K</Key>
        {lists.move}
      </span>
      <span className="flex items-center gap-[5px] max-lg:hidden">
        <Key>↵</Key>
        {lists.open}
      </span>
      <OutlineButton
        icon="chevron-left"
        label={lists.previous}
        bare
        small
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <OutlineButton
        icon="chevron-right"
        label={lists.next}
        bare
        small
        disabled={page >= pages}
        onClick={() => go(page + 1)}
      />
    </footer>
  );
}
