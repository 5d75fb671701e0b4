import type { CreditDocument, CreditStatement, StatementMovement, StatementQuery } from '@tonalia/contract/statement';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { takesPartPayments } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type StatementDocumentRow, type StatementMovementRow, readCreditStatement } from '../../customers/index.ts';
import { findOrderCodes } from '../credit/order-code.sql.ts';
import { sumWaitingDocuments } from '../payment/document-transfer.sql.ts';
import { listPaymentMethods } from './statement.sql.ts';

/** A page of a customer's statement with the codes of orders and the methods of payments; null without credit. */
export async function viewStatement(
  context: { db: Database; clock: Clock },
  customerId: string,
  { view, from, to, page, limit }: Pick<StatementQuery, 'view' | 'from' | 'to' | 'page' | 'limit'>,
): Promise<CreditStatement | null> {
  const read = await readCreditStatement(context, customerId, { view, from, to, limit, offset: (page - 1) * limit });
  if (!read) return null;
  const { summary, documents, movements, count } = read;
  const things = [...documents, ...movements, ...movements.flatMap(({ appliedTo }) => appliedTo)];
  const orderIds = [...new Set(things.flatMap(({ orderId }) => orderId ?? []))];
  const ids = movements.flatMap(({ paymentId }) => paymentId ?? []);
  const [codes, methods, waiting] = await Promise.all([
    orderIds.length === 0 ? [] : findOrderCodes(context.db, { customerId, orderIds }),
    ids.length === 0 ? [] : listPaymentMethods(context.db, { customerId, ids }),
    documents.length === 0 ? [] : sumWaitingDocuments(context.db, customerId, true),
  ]);
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  const methodOf = new Map(methods.map(({ id, name }) => [id, name]));
  const waits = new Map(waiting.map((one) => [one.id, one.amount]));
  const names: Names = {
    code: (orderId) => (orderId === null ? null : (codeOf.get(orderId) ?? null)),
    method: (paymentId) => (paymentId === null ? null : (methodOf.get(paymentId) ?? null)),
  };
  const today = dayIn(context.clock.now());
  return {
    summary: { ...summary, takesParts: takesPartPayments },
    documents: documents.map((row) => ({
      ...toDocument(row, names, today),
      waiting: Math.min(row.balance, waits.get(row.id) ?? 0),
    })),
    movements: movements.map((row) => toMovement(row, names)),
    page,
    limit,
    total: count,
    pages: Math.ceil(count / limit),
  };
}

interface Names {
  code: (orderId: string | null) => string | null;
  method: (paymentId: string | null) => string | null;
}

function toDocument(
  { id, orderId, number, dueOn, createdAt, total, balance }: StatementDocumentRow,
  names: Names,
  today: string,
): Omit<CreditDocument, 'waiting'> {
  return {
    _id: id,
    orderCode: names.code(orderId),
    number,
    created_at: createdAt.toISOString(),
    due_on: dueOn,
    daysLate: dueOn === null || balance === 0 ? 0 : Math.max(0, daysBetween(dueOn, today)),
    total,
    balance,
  };
}

function toMovement(row: StatementMovementRow, names: Names): StatementMovement {
  const { id, kind, createdAt, amount, balance, orderId, number, paymentId, appliedTo } = row;
  return {
    _id: id,
    kind,
    created_at: createdAt.toISOString(),
    amount,
    balance,
    orderCode: names.code(orderId),
    number,
    method: names.method(paymentId),
    appliedTo: appliedTo.map((one) => ({
      _id: one.id,
      orderCode: names.code(one.orderId),
      number: one.number,
      amount: one.amount,
    })),
  };
}
