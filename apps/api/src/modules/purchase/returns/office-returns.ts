import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { ReturnState } from '@tonalia/contract/return-state';
import {
  type OfficeReturn,
  type OfficeReturnItem,
  type OfficeReturnPage,
  type OfficeReturnQuery,
  type ReturnTab,
} from '@tonalia/contract/returns-office';
import { returnCollectFrom } from '@tonalia/rules/policy';
import { lineName } from '@tonalia/rules/line-name';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import {
  type ReturnListRow,
  countReturns,
  countUndecided,
  findOfficeReturn,
  findReturnPhoto,
  listReturns,
} from './office-returns.sql.ts';
import { listCreditNote } from './goods-back.sql.ts';
import { findReturnId } from './pick-up.sql.ts';
import { canReturnBecome, mayStay } from './return.rules.ts';

/** The states of each tab. */
const statesOf: Record<ReturnTab, readonly ReturnState[]> = {
  all: ReturnState.options,
  undecided: ['asked', 'received'],
  collecting: ['collecting'],
  accepted: ['resolved'],
  rejected: ['rejected'],
};

/** A page of returns, newest first, with the number of each tab. */
export async function listOfficeReturns(
  db: Database,
  role: OfficeRole,
  { tab, q, reason, wish, warehouseId, customerId, page, limit }: OfficeReturnQuery,
): Promise<OfficeReturnPage> {
  const seesMoney = operatorCan(role, 'amounts.read');
  const [rows, counted, [undecided], warehouses] = await Promise.all([
    listReturns(db, {
      states: [...statesOf[tab]],
      reason: reason ?? null,
      wish: wish ?? null,
      warehouseId: warehouseId ?? null,
      customerId: customerId ?? null,
      typed: q || null,
      most: MOST_COUNTED + 1,
      limit,
      offset: (page - 1) * limit,
    }),
    countReturns(db, MOST_COUNTED + 1),
    countUndecided(db),
    listWarehouses(db),
  ]);
  const countOf = (states: readonly ReturnState[]) =>
    counted.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    results: rows.map((row) => toItem(row, seesMoney)),
    ...countedPage(rows[0]?.count ?? 0, { page, limit }),
    counts: {
      all: countOf(statesOf.all),
      undecided: countOf(statesOf.undecided),
      collecting: countOf(statesOf.collecting),
      accepted: countOf(statesOf.accepted),
      rejected: countOf(statesOf.rejected),
    },
    undecided: seesMoney ? (undecided?.value ?? 0) : null,
    warehouses: [...new Map(warehouses.map(({ id, city }) => [id, city]))].map(([id, name]) => ({ _id: id, name })),
  };
}

const toItem = (row: ReturnListRow, seesMoney: boolean): OfficeReturnItem => ({
  _id: row.id,
  code: row.code,
  customer: { _id: row.customerId, name: row.customer },
  city: row.city,
  orderCode: row.orderCode,
  reason: row.reason,
  wish: row.wish,
  state: row.state,
  stays: row.stays,
  isPart: row.isPart,
  askedAt: row.askedAt.toISOString(),
  units: row.units,
  value: seesMoney ? row.value : null,
});

/** One return, by its id or its code. RETURN_NOT_FOUND. */
export async function readOfficeReturn(db: Database, role: OfficeRole, idOrCode: string): Promise<OfficeReturn> {
  const id = idOrCode.startsWith('DV-') ? (await findReturnId(db, idOrCode))[0]?.id : idOrCode;
  if (id === undefined) throw new OfficeError('RETURN_NOT_FOUND');
  const [[row], note] = await Promise.all([findOfficeReturn(db, id), listCreditNote(db, id)]);
  if (!row) throw new OfficeError('RETURN_NOT_FOUND');
  const seesMoney = operatorCan(role, 'amounts.read');
  const seesCosts = operatorCan(role, 'costs.read');
  const [contact] = await listContacts(db, [row.customerId]);
  return {
    ...toItem(row, seesMoney),
    seller: contact?.seller ?? null,
    version: row.version,
    note: row.note,
    byOffice: row.byOffice,
    amount: seesMoney ? row.amount : null,
    exchangeOrder: row.exchangeOrder,
    collectFrom: returnCollectFrom,
    mayStay: mayStay(row.value) && canReturnBecome(row.state, 'collecting'),
    orderedAt: row.orderedAt.toISOString(),
    before: { returns: row.returnsBefore, orders: row.ordersBefore },
    creditNote: seesMoney ? note : [],
    photos: row.photos,
    lines: row.lines.map(({ versionName, name, ...line }) => ({
      ...line,
      name: lineName({ name, versionName }),
      value: seesMoney ? line.value : null,
      cost: seesCosts ? line.cost : null,
    })),
    // the words of a resolved return name amounts
    history: row.history.map((event) => ({
      ...event,
      words: seesMoney ? event.words : '',
      at: new Date(event.at).toISOString(),
    })),
  };
}

/** A stored photo with the headers that keep it a picture. RETURN_NOT_FOUND. */
export async function readReturnPhoto(
  db: Database,
  { id, photo }: { id: string; photo: string },
): Promise<UploadedFile> {
  const [found] = await findReturnPhoto(db, { id, photo });
  if (!found) throw new OfficeError('RETURN_NOT_FOUND');
  return {
    file: found.file,
    headers: {
      'content-type': found.kind,
      'content-disposition': `inline; filename="${found.code}.${found.kind.slice('image/'.length)}"`,
    },
  };
}
