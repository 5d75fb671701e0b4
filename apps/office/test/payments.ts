import type { BankLine } from '@tonalia/contract/bank-lines';
import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import type { Transfer, TransferDetail } from '@tonalia/contract/transfers-office';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const HOUR = 3_600_000;

export const bankLine = (id: number, amount: number): BankLine => ({
  _id: String(id),
  account: 'Bancolombia ··5512',
  day: '2026-11-23',
  amount,
  reference: '48214',
  description: 'TRANSF CTA BARRERA CLAUDIA P',
});

/** A transfer that waits; `number` makes its id and the code of its order. */
export function listedTransfer(number: number, amount: number, line: BankLine | null = null): Transfer {
  return {
    _id: String(number),
    orderCode: `TN-${number}`,
    customer: { _id: uuid(number), name: `Salón ${number}` },
    city: 'Bogotá',
    units: 31,
    amount,
    total: amount,
    placedAt: new Date(Date.now() - 3 * HOUR).toISOString(),
    payBy: new Date(Date.now() + 24 * HOUR).toISOString(),
    proof: {
      sentAt: '2026-11-23T14:43:00.000Z',
      heldUntil: new Date(Date.now() + 24 * HOUR).toISOString(),
      kind: 'image/png',
    },
    reason: null,
    documents: null,
    isOver: false,
    state: line === null ? 'unseen' : line.amount === amount ? 'matches' : 'differs',
    line,
  };
}

export const transferDetail = (transfer: Transfer, others: BankLine[] = []): TransferDetail => ({
  ...transfer,
  others,
  hasBalance: true,
  leaves: '2026-12-03',
  before: {
    total: 2,
    approved: 2,
    latest: [
      { orderCode: 'TN-47884', isOrder: true, at: '2026-11-11T15:00:00.000Z', amount: 512_300, status: 'approved' },
    ],
  },
});

export const pageOf = <T>(results: T[]) => ({
  results,
  page: 1,
  limit: 50,
  pages: 1,
  total: results.length,
  totalIsExact: true,
});

/** A page of refunds with its sum. */
export const refundPage = (results: OfficeRefund[], amount = results.reduce((sum, one) => sum + one.amount, 0)) => ({
  ...pageOf(results),
  amount,
  counts: { waiting: results.length, done: 128 },
});

/** The results of a bulk act on one thing. */
export const did = (...ids: string[]) => ({ results: { changed: ids, unchanged: [], refused: [], undo: null } });
export const refusedAs = (id: string, code: string, message: string) => ({
  results: { changed: [], unchanged: [], refused: [{ id, code, message }], undo: null },
});

/** A refund of the list. */
export const listedRefund = (id: number, amount: number, place: OfficeRefund['place']): OfficeRefund => ({
  _id: String(id),
  orderCode: `TN-4800${id}`,
  customer: { _id: uuid(id), name: `Tienda ${id}` },
  amount,
  why: 'Faltó en bodega',
  goesTo: 'source',
  method: 'PSE',
  card: null,
  place,
  startedBy: 'Camila Moreno',
  note: null,
  createdAt: new Date(Date.now() - 50 * HOUR).toISOString(),
  doneAt: null,
  reference: null,
});
