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

export type ListColumn = DataColumn & { prices?: PriceColumn };

const money = { align: 'right', takesSign: true } as const;

/** The columns of the lists: the version, the base price, and a list for each trade type with its rule and customers. */
export const columnsOf = (types: readonly OfficeTradeType[]): ListColumn[] => [
  { id: 'name', title: texts.version, width: 'minmax(320px, 1fr)' },
  { id: 'base', title: texts.base, width: '100px', ...money, prices: { title: texts.base } },
  ...types.map(({ _id, name, total, totalIsExact }) => ({
    id: `list-${_id}`,
    title: name,
    detail: texts.rule(`${formatNumber(total)}${totalIsExact ? '' : '+'}`),
    width: '132px',
    ...money,
    prices: { tradeTypeId: _id, title: name },
  })),
];
