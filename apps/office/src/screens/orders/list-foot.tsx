import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { formatNumber } from '@tonalia/rules/money';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';

export type ListFootProps = { page: OfficeOrderPage; onPage: (page: number) => void };

/** The foot of a list: which rows these are, the keys, the way to the next ones. */
export function ListFoot({ page: { results, page, pages, limit, total, totalIsExact }, onPage }: ListFootProps) {
  const first = (page - 1) * limit + 1;
  return (
    <footer className="flex h-[38px] shrink-0 items-center gap-3.5 border-t border-line bg-canvas px-4 text-[0.78125rem] leading-none font-medium text-text-3 lg:sticky lg:bottom-0 lg:z-sticky lg:px-7 max-lg:mt-2 max-lg:border-t-0 max-lg:bg-transparent">
      {results.length > 0 && (
        <span>{texts.range(first, first + results.length - 1, totalWords(total, totalIsExact))}</span>
      )}
      <span className="flex-1" />
      {[
        { keys: ['J', 'K'], does: texts.move },
        { keys: ['X'], does: texts.choose },
        { keys: ['↵'], does: texts.open },
      ].map(({ keys, does }) => (
        <span key={does} className="flex items-center gap-[5px] max-lg:hidden">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
      <span className="flex gap-1">
        <OutlineButton
          icon="chevron-left"
          label={texts.previous}
          bare
          small
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <OutlineButton
          icon="chevron-right"
          label={texts.next}
          bare
          small
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </footer>
  );
}

/** How many orders a page belongs to: "1 pedido", "más de 10.000 pedidos". */
export const countWords = ({ total, totalIsExact }: Pick<OfficeOrderPage, 'total' | 'totalIsExact'>): string =>
  totalIsExact && total === 1 ? texts.count(1) : texts.counted(totalWords(total, totalIsExact));

/** "1.284"; "más de 10.000" when it is not exact. */
export const totalWords = (total: number, isExact: boolean): string =>
  isExact ? formatNumber(total) : texts.moreThan(formatNumber(total));
