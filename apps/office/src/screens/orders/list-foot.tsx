import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { formatNumber } from '@tonalia/rules/money';
import { PageFoot, moveKeys, openKeys, rangeWords } from '../../components/page-foot.tsx';
import { listsTexts } from '../../messages/lists.es-CO.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';

export type ListFootProps = { page: OfficeOrderPage; onPage: (page: number) => void };

const keys = [moveKeys, { keys: ['X'], does: texts.choose }, openKeys];

/** The foot of the list of orders. */
export const ListFoot = ({ page, onPage }: ListFootProps) => (
  <PageFoot
    facts={rangeWords(page)}
    keys={keys}
    page={page.page}
    pages={page.pages}
    onPage={onPage}
    className="max-lg:mt-2 lg:sticky lg:bottom-0 lg:z-sticky"
  />
);

/** How many orders a page belongs to: "1 pedido", "más de 10.000 pedidos". */
export const countWords = ({ total, totalIsExact }: Pick<OfficeOrderPage, 'total' | 'totalIsExact'>): string =>
  totalIsExact && total === 1 ? texts.count(1) : texts.counted(totalWords(total, totalIsExact));

/** "1.284"; "más de 10.000" when it is not exact. */
export const totalWords = (total: number, isExact: boolean): string =>
  isExact ? formatNumber(total) : listsTexts.moreThan(formatNumber(total));
