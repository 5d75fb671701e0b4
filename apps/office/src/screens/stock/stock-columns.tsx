import type { Operator } from '@tonalia/contract/office';
import type { StockItem, StockPage } from '@tonalia/contract/stock-office';
import type { ReactNode } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { mayDo } from '../../api/session.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { Cover, coverClass } from '../../features/stock-lines/cover.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import type { StockSearch } from './stock-search.ts';
import { unitsWords } from './units-words.ts';

/** A column of the list of stock. */
export interface StockColumn {
  /** Its name among the preferences. */
  name: string;
  title: string;
  /** What a press of its head asks for, one after the other. */
  orders?: readonly StockSearch['orden'][];
  isAmount?: boolean;
  /** Classes of its cell. */
  look?: (item: StockItem) => string;
  help?: (item: StockItem) => string | undefined;
  cell: (item: StockItem) => ReactNode;
}

/** The columns that an operator may see, in their first order: the units of each warehouse after the version. */
export const stockColumnsFor = (operator: Operator, warehouses: StockPage['warehouses']): StockColumn[] => [
  version,
  { name: 'code', title: texts.code, cell: ({ code }) => code, look: () => 'whitespace-nowrap' },
  ...warehouses.map(({ _id, name }): StockColumn => {
    const unitsOf = (item: StockItem) => item.warehouses.find((one) => one.warehouseId === _id)?.onHand ?? 0;
    return {
      name: `in-${_id}`,
      title: name,
      isAmount: true,
      look: (item) => (unitsOf(item) === 0 ? 'text-text-3' : ''),
      cell: (item) => unitsWords(unitsOf(item)),
    };
  }),
  ...figures,
  ...(mayDo(operator, 'costs.read') ? costs : []),
  {
    name: 'cover',
    title: texts.cover,
    orders: [undefined],
    isAmount: true,
    cell: ({ coverDays, available }) => <Cover days={coverDays} available={available} />,
  },
];

const version: StockColumn = {
  name: 'version',
  title: texts.version,
  orders: ['nombre'],
  cell: ({ image, tile, swatch, name, detail }) => (
    <span className="flex min-w-0 items-center gap-2.5">
      <VersionPicture image={image} tile={tile} swatch={swatch} />
      <span className="min-w-0">
        <button type="button" className="block max-w-[16rem] truncate text-left font-semibold hover:underline">
          {name}
        </button>
        <span className="block max-w-[16rem] truncate text-[0.78125rem] text-text-2">{detail}</span>
      </span>
    </span>
  ),
};

const figures: readonly StockColumn[] = [
  {
    name: 'total',
    title: texts.total,
    isAmount: true,
    look: () => 'font-semibold',
    cell: ({ onHand }) => unitsWords(onHand),
  },
  {
    name: 'reserved',
    title: texts.reserved,
    isAmount: true,
    look: () => 'text-text-2',
    cell: ({ reserved }) => unitsWords(reserved),
  },
  {
    name: 'available',
    title: texts.available,
    orders: ['disponible', '-disponible'],
    isAmount: true,
    look: ({ coverDays, available }) => `font-semibold ${coverClass(coverDays, available)}`,
    cell: ({ available }) => formatNumber(available),
  },
  {
    name: 'presale',
    title: texts.presale,
    isAmount: true,
    look: () => 'text-text-2',
    help: ({ presale }) => (presale ? texts.presaleWhy : undefined),
    cell: ({ presale }) => (presale ? <Presold presale={presale} /> : '–'),
  },
  {
    name: 'per-day',
    title: texts.perDay,
    isAmount: true,
    look: () => 'text-text-2',
    cell: ({ perDay }) => (perDay === 0 ? '–' : perDay.toFixed(1).replace('.', ',')),
  },
];

const costs: readonly StockColumn[] = [
  {
    name: 'cost',
    title: texts.unitCost,
    isAmount: true,
    look: () => 'text-text-2',
    cell: ({ cost }) => (cost === null ? '–' : formatPesos(cost)),
  },
  {
    name: 'value',
    title: texts.value,
    isAmount: true,
    look: () => 'text-text-2',
    cell: ({ cost, onHand }) => (cost === null ? '–' : formatPesos(cost * onHand)),
  },
];

const Presold = ({ presale: { units, dispatchDate } }: { presale: NonNullable<StockItem['presale']> }) => (
  <>
    <b className="font-semibold text-info">{formatNumber(units)}</b>{' '}
    <span className="text-[0.78125rem] text-text-3">{monthDay(dispatchDate)}</span>
  </>
);

/** "24 nov": the weekday is left out where a column is narrow. */
const monthDay = (day: string): string => formatShortDay(day).replace(/^\S+ /, '');
