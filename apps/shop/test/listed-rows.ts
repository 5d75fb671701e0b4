import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import type { ApiRequest } from './mock-api.ts';

/** A version of a list, by its shade. */
export const match = (shade: string, change: Partial<ListMatch> = {}): ListMatch => ({
  productId: '1',
  versionId: `1${shade.replace('.', '')}`,
  code: `TS-${shade.replace('.', '')}`,
  productCode: 'TS',
  name: 'Tinte permanente en crema',
  versionName: `${shade} Rubio, 60 ml`,
  manufacturer: { _id: '2', name: 'Tinta Sur' },
  color: { name: `${shade} Rubio`, image: null, color: '#8A7A60' },
  image: '/pictures/version/1',
  tile: 'piedra',
  price: 12_900,
  originalPrice: 12_900,
  minQuantity: 1,
  stock: 64,
  presale: null,
  difference: null,
  ...change,
});
/** A row of a list; recognised unless changed. */
export const rowOf = (text: string, change: Partial<RecognisedRow> = {}): RecognisedRow => ({
  row: 1,
  line: 1,
  text,
  words: text,
  quantity: Number(/x(\d+)/.exec(text)?.[1] ?? 1),
  unit: null,
  verdict: 'recognised',
  match: match(/^\d+\.\d/.exec(text)?.[0] ?? '7.1'),
  candidates: [],
  reason: 'Coincide con todo lo escrito',
  isAsBefore: false,
  ...change,
});
/** Understands the line after the heading. */
export const understand = ({ body }: ApiRequest) => ({
  results: [rowOf((body as { text: string }).text.split('\n').at(-1) ?? '')],
});
