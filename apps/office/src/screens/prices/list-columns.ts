import type { OfficeTradeType } from '@tonalia/contract/trade-types-office';
import { formatNumber } from '@tonalia/rules/money';
import type { DataColumn } from '../../components/data-grid/grid-parts.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';

/** A column of prices: the base, or the list of a trade type. */
export interface PriceColumn {
  /** Absent for the base price. */
  tradeTypeId?: string;
  title: string;
}

export type PriceListColumn = DataColumn & { prices?: PriceColumn; isCost?: true };

const money = { align: 'right', takesSign: true } as const;

/** The columns of the lists: the version, its cost, the base price, and a list for each trade type with its rule and customers. */
export const columnsOf = (types: readonly OfficeTradeType[], seesCosts: boolean): PriceListColumn[] => [
  { id: 'name', title: texts.version, width: 'minmax(320px, 1fr)' },
  ...(seesCosts
    ? [{ id: 'cost', title: texts.cost, width: '96px', align: 'right', isLocked: true, isCost: true } as const]
    : []),
  { id: 'base', title: texts.base, width: '100px', ...money, prices: { title: texts.base } },
  ...types.map(({ _id, name, total, totalIsExact }) => ({
    id: `list-${_id}`,
    title: name,
    detail: texts.rule(`${formatNumber(total)}${totalIsExact ? '' : '+'}`),
    width: seesCosts ? '146px' : '132px',
    ...money,
    prices: { tradeTypeId: _id, title: name },
  })),
];
