import { useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { ordersTexts as lists } from '../../messages/orders.es-CO.ts';
import { type CashSearch, readCashSearch } from './cash-search.ts';

/** A page of settlements, or of drivers. */
interface CashPage {
  results: readonly unknown[];
  page: number;
  pages: number;
  limit: number;
  total: number;
  totalIsExact: boolean;
}

/** The foot of the list: which rows these are, the keys, the way to the next ones. */
export function SettlementsFoot({ page: shown, search }: { page: CashPage; search: CashSearch }) {
  const navigate = useNavigate();
  const { results, page, pages, limit, total, totalIsExact } = shown;
  const go = (to: number) =>
    void navigate({ to: '/cartera/recaudos', search: readCashSearch({ ...search, pagina: to, fila: undefined }) });
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
