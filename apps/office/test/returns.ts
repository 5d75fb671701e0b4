import type { OfficeReturn, OfficeReturnItem, OfficeReturnPage } from '@tonalia/contract/returns-office';

export const returnId = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** A row of the list; `number` makes its code and its id. */
export const listedReturn = (number: number, more: Partial<OfficeReturnItem> = {}): OfficeReturnItem => ({
  _id: returnId(number),
  code: `DV-0${number}`,
  customer: { _id: returnId(9), name: 'Tienda Belleza Total' },
  city: 'Cali',
  orderCode: 'TN-48102',
  reason: 'broken',
  wish: 'source',
  state: 'received',
  stays: false,
  isPart: false,
  askedAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  units: 6,
  value: 155_600,
  ...more,
});

export const returnPage = (results: OfficeReturnItem[]): OfficeReturnPage => ({
  results,
  page: 1,
  limit: 50,
  total: results.length,
  totalIsExact: true,
  pages: 1,
  counts: { all: 57, undecided: 5, collecting: 3, accepted: 44, rejected: 5 },
  undecided: 483_300,
  warehouses: [
    { _id: 'BOG', name: 'Bogotá' },
    { _id: 'MDE', name: 'Medellín' },
  ],
});

const line = (
  number: number,
  name: string,
  units: number,
  value: number,
  reason: OfficeReturn['lines'][number]['reason'],
) => ({
  line: number,
  name,
  brand: 'Olivar',
  image: '/pictures/1',
  tile: 'piedra',
  colour: null,
  units,
  value,
  reason,
  collected: null,
  arrived: units,
  toStock: null,
  toLoss: null,
  cost: 20_000,
  refusal: null,
});

/** The return of the drawn page, in the warehouse. */
export const oneReturn = (more: Partial<OfficeReturn> = {}): OfficeReturn => ({
  ...listedReturn(418),
  version: 3,
  note: 'La caja llegó mojada y la keratina venía destapada.',
  byOffice: false,
  amount: null,
  exchangeOrder: null,
  collectFrom: 50_000,
  mayStay: false,
  seller: null,
  orderedAt: new Date(Date.now() - 6 * 86_400_000).toISOString(),
  before: { returns: 2, orders: 31 },
  creditNote: [],
  photos: [
    { _id: returnId(51), line: 1 },
    { _id: returnId(52), line: 2 },
  ],
  lines: [
    line(1, 'Keratina sin formol', 1, 74_900, 'broken'),
    line(2, '7.0 Rubio medio', 1, 12_900, 'shade'),
    line(3, 'Nº 061 Vino tinto', 3, 29_400, 'shade'),
  ],
  history: [
    {
      state: 'received',
      visit: null,
      by: 'Yeimy Rojas',
      byOffice: true,
      words: '',
      units: 5,
      at: new Date().toISOString(),
    },
    {
      state: 'asked',
      visit: null,
      by: 'El cliente',
      byOffice: false,
      words: '',
      units: 5,
      at: new Date(0).toISOString(),
    },
  ],
  ...more,
});
