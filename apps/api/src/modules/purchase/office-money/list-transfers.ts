import type { BankLine } from '@tonalia/contract/bank-lines';
import type { Transfer, TransferDetail, TransferPage } from '@tonalia/contract/transfers-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { dayAfter, daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day as oneDay } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findCredit, listContacts } from '../../customers/index.ts';
import { firstDayIfPaid } from '../office/shipment-facts.ts';
import { type BankLineRow, type FreeBankLine, listFreeLines } from '../payment/bank-line.sql.ts';
import type { WantedTransfer } from './match-lines.rules.ts';
import { type LinePairs, pairLines } from './sum-lines.rules.ts';
import { listCashWithoutLine } from './settled-cash.sql.ts';
import { listApprovedWithoutLine } from './statements.sql.ts';
import {
  type TransferRow,
  findTransferRow,
  listEarlierTransfers,
  listShipmentsOfTransfer,
  listTransfers,
  listTransfersAfter,
} from './transfers.sql.ts';

/** Days back in which a line of the bank can be of a transfer that waits. */
export const LINE_DAYS = 45;
/** Free lines read at most; a distributor has a few hundred a month. */
const MOST_LINES = 2_000;
/** Transfers that wait are read whole, so that each line is proposed once. */
const MOST_WAITING = 500;
const MOST_APPROVED = 500;
const SHOWN_LINES = 8;
const SHOWN_BEFORE = 3;

interface TransferListQuery {
  q?: string | undefined;
  page: number;
  limit: number;
}

/** A page of the transfers that wait, each with the line of the bank that fits it. */
export async function listOfficeTransfers(
  db: Database,
  clock: Clock,
  { q, page, limit }: TransferListQuery,
): Promise<TransferPage> {
  const offset = (page - 1) * limit;
  const [rows, matches] = await Promise.all([
    listTransfers(db, { typed: q || null, limit, offset }),
    findLines(db, clock),
  ]);
  return {
    results: rows.map((row) => toTransfer(row, matches)),
    ...countedPage(rows[0]?.count ?? 0, { page, limit }),
  };
}

/** Transfers that wait and follow the one with the id `after`, each with its line of `matches`: read in parts that a change does not move. */
export const listTransfersFrom = async (
  db: Database,
  { q, matches }: { q?: string | undefined; matches: LinePairs<BankLineRow, WantedThing> },
  part: { after: string | null; limit: number },
): Promise<Transfer[]> =>
  (await listTransfersAfter(db, { typed: q || null, ...part })).map((row) => toTransfer(row, matches));

/** A transfer or cash that a line of the bank can be of. */
export type WantedThing = WantedTransfer & { of: 'transfer' | 'cash'; isOrder: boolean };

/** The free lines of the bank with what they fit. */
export async function findLines(db: Database, clock: Clock): Promise<LinePairs<FreeBankLine, WantedThing>> {
  const lines = await freeLines(db, clock);
  return pairLines(lines.length === 0 ? [] : await wantedThings(db, clock), lines);
}

/** What a free line can be of: transfers that wait, those that were approved without a line, and cash of settlements. */
export async function wantedThings(db: Database, clock: Clock): Promise<WantedThing[]> {
  const since = new Date(clock.now().getTime() - LINE_DAYS * oneDay);
  const [waiting, approved, cash] = await Promise.all([
    waitingTransfers(db),
    listApprovedWithoutLine(db, { since, amount: null, typed: null, limit: MOST_APPROVED }),
    listCashWithoutLine(db, { since, amount: null, typed: null, limit: MOST_APPROVED }),
  ]);
  const contacts = await listContacts(db, [...new Set(approved.map(({ customerId }) => customerId))]);
  const documents = new Map(contacts.map(({ id, document }) => [id, document]));
  return [
    ...waiting,
    ...approved.map(({ at, ...transfer }) => ({
      ...transfer,
      of: 'transfer' as const,
      document: documents.get(transfer.customerId) ?? null,
      day: dayIn(at),
    })),
    ...cash.map(({ id, code, driver, amount, at }) => ({
      id,
      of: 'cash' as const,
      isCash: true,
      isOrder: false,
      orderCode: code,
      customer: driver,
      document: null,
      amount,
      day: dayIn(at),
    })),
  ];
}

/** The transfers that wait, as they are looked for at the bank; those that `typed` finds by code or customer, or all. */
export async function waitingTransfers(db: Database, typed: string | null = null): Promise<WantedThing[]> {
  const waiting = await listTransfers(db, { typed, limit: MOST_WAITING, offset: 0 });
  const contacts = await listContacts(db, [...new Set(waiting.map(({ customerId }) => customerId))]);
  const documents = new Map(contacts.map(({ id, document }) => [id, document]));
  return waiting.map(({ id, orderCode, customer, customerId, amount, ...row }) => ({
    id,
    of: 'transfer' as const,
    orderCode,
    isOrder: row.documents === null,
    customer,
    customerId,
    amount,
    document: documents.get(customerId) ?? null,
    day: dayOf(row),
  }));
}

/** Lines of the bank without a pair: money that came, or that left when `isOut`. */
export const freeLines = (db: Database, clock: Clock, isOut = false): Promise<FreeBankLine[]> =>
  listFreeLines(db, { from: dayAfter(dayIn(clock.now()), -LINE_DAYS), isOut, limit: MOST_LINES });

/** The day on which the bank should have it: that of the proof, else of the order. */
const dayOf = ({ proof, placedAt }: Pick<TransferRow, 'proof' | 'placedAt'>): string =>
  dayIn(proof ? new Date(proof.sentAt) : placedAt);

/** One transfer that waits, with the bank's lines and the customer's earlier transfers. TRANSFER_NOT_FOUND. */
export async function readTransfer(db: Database, clock: Clock, id: string): Promise<TransferDetail> {
  const [row] = await findTransferRow(db, id);
  if (!row) throw new OfficeError('TRANSFER_NOT_FOUND');
  const [matches, lines, shipments, before, credit] = await Promise.all([
    findLines(db, clock),
    freeLines(db, clock),
    listShipmentsOfTransfer(db, id),
    listEarlierTransfers(db, { customerId: row.customerId, paymentId: id, limit: SHOWN_BEFORE }),
    findCredit(db, row.customerId),
  ]);
  const fitting = matches.found.get(id);
  const distance = ({ id: lineId, day, amount }: BankLineRow) =>
    // the lines that may be of this transfer come first
    matches.shared.get(lineId)?.has(id) || matches.sums.get(lineId)?.some((one) => one.id === id)
      ? -1
      : Math.abs(amount - row.amount) + Math.abs(daysBetween(dayOf(row), day));
  return {
    ...toTransfer(row, matches),
    hasBalance: credit !== undefined,
    leaves: await firstDayIfPaid(
      db,
      clock,
      shipments.map((one) => one.id),
    ),
    others: lines
      .filter((line) => line.id !== fitting?.line.id)
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, SHOWN_LINES)
      .map(toBankLine),
    before: {
      total: before[0]?.total ?? 0,
      approved: before[0]?.approved ?? 0,
      latest: before.map(({ orderCode, isOrder, at, amount, status }) => ({
        orderCode,
        isOrder,
        at: at.toISOString(),
        amount,
        status,
      })),
    },
  };
}

function toTransfer(
  { id, customerId, customer, placedAt, payBy, proof, isOver, ...row }: TransferRow,
  { found, shared, sums }: LinePairs<BankLineRow, WantedThing>,
): Transfer {
  const { orderCode, city, units, amount, total, reason, documents } = row;
  const fitting = found.get(id);
  const isSummed = [...sums.values()].some((chosen) => chosen.some((one) => one.id === id));
  const isShared = [...shared.values()].some((ids) => ids.has(id));
  return {
    _id: id,
    orderCode,
    customer: { _id: customerId, name: customer },
    city,
    units,
    amount,
    total,
    placedAt: placedAt.toISOString(),
    payBy: payBy?.toISOString() ?? null,
    proof: proof && {
      kind: proof.kind,
      sentAt: new Date(proof.sentAt).toISOString(),
      heldUntil: new Date(proof.heldUntil).toISOString(),
    },
    reason,
    documents,
    isOver,
    state: fitting?.state ?? (isSummed ? 'sum' : isShared ? 'several' : 'unseen'),
    line: fitting ? toBankLine(fitting.line) : null,
  };
}

/** A line of the bank in the names of the contract. */
export const toBankLine = ({ id, account, day, amount, reference, description }: BankLineRow): BankLine => ({
  _id: id,
  account,
  day,
  amount,
  reference,
  description,
});
