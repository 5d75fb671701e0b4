import { OfficeError } from '@tonalia/contract/office-errors';
import type { GatewayPayment, GatewayPaymentPage, GatewayPaymentQuery } from '@tonalia/contract/purchase-gateway';
import { dayIn } from '@tonalia/rules/dates';
import { dayAfter, startOfDay } from '@tonalia/rules/calendar';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type Gateway, gatewayOf } from '../gateway/gateway.ts';
import { type AskContext, askGateway, canAsk } from '../payment/ask-gateway.ts';
import { gatewayFee } from './gateway-fee.rules.ts';
import {
  type GatewayPaymentRow,
  countOpenGatewayPayments,
  findGatewayPaymentRow,
  listGatewayPayments,
  listGatewayPaymentsAfter,
  listGatewayPaymentsOldestFirst,
  listGatewayPaymentsOldestFirstAfter,
  listMethodNames,
  listOpenGatewayPayments,
  listOpenGatewayPaymentsAfter,
  listOpenGatewayPaymentsOldestFirst,
  listOpenGatewayPaymentsOldestFirstAfter,
} from './gateway-payments.sql.ts';

/** Days that the list goes back without a first day. */
const SHOWN_DAYS = 31;

interface ListContext {
  db: Database;
  clock: Clock;
  gateways: readonly Gateway[];
}

/** A page of the payments at gateways: of the last days, or those that wait for the bank or differ. */
export async function listOfficeGatewayPayments(
  { db, clock, gateways }: ListContext,
  { page, limit, ...filters }: GatewayPaymentQuery,
): Promise<GatewayPaymentPage> {
  const asked = { ...wantedOf(filters), limit, offset: (page - 1) * limit };
  const since = firstInstant(clock, filters);
  const lists =
    filters.sort === 'at'
      ? { open: listOpenGatewayPaymentsOldestFirst, recent: listGatewayPaymentsOldestFirst }
      : { open: listOpenGatewayPayments, recent: listGatewayPayments };
  const [rows, [waiting], methods] = await Promise.all([
    filters.open === 'true' ? lists.open(db, asked) : lists.recent(db, { ...asked, since }),
    countOpenGatewayPayments(db),
    listMethodNames(
      db,
      gateways.flatMap((one) => one.methods),
    ),
  ]);
  const { count = 0, approved = 0 } = rows[0] ?? {};
  return {
    results: rows.map((row) => toGatewayPayment(row, gateways)),
    ...countedPage(count, { page, limit }),
    approved,
    open: waiting?.count ?? 0,
    methods,
  };
}

type GatewayFilters = Omit<GatewayPaymentQuery, 'page' | 'limit'>;

/** The payments that follow the one with the id `after`: a list of any length, read in parts that a change of it does not move. */
export async function listGatewayPaymentsFrom(
  { db, clock, gateways }: ListContext,
  filters: GatewayFilters,
  part: { after: string | null; limit: number },
): Promise<GatewayPayment[]> {
  const asked = { ...wantedOf(filters), ...part };
  const since = firstInstant(clock, filters);
  const lists =
    filters.sort === 'at'
      ? { open: listOpenGatewayPaymentsOldestFirstAfter, recent: listGatewayPaymentsOldestFirstAfter }
      : { open: listOpenGatewayPaymentsAfter, recent: listGatewayPaymentsAfter };
  const rows = await (filters.open === 'true' ? lists.open(db, asked) : lists.recent(db, { ...asked, since }));
  return rows.map((row) => toGatewayPayment(row, gateways));
}

const wantedOf = ({ q, method, result }: GatewayFilters) => ({
  typed: q || null,
  method: method ?? null,
  result: result ?? null,
});

const firstInstant = (clock: Clock, { since }: GatewayFilters): Date =>
  startOfDay(since ?? dayAfter(dayIn(clock.now()), 1 - SHOWN_DAYS));

/** Asks the gateway for a payment, and returns it as it is then. The errors of `askGateway`. */
export async function askOfficePayment(
  context: AskContext,
  { id, by, operator }: { id: string; by: string; operator: OperatorAuthor },
): Promise<GatewayPayment> {
  const { orderId } = await askGateway(context, id);
  const [row] = await findGatewayPaymentRow(context.db, id);
  if (!row) throw new OfficeError('GATEWAY_PAYMENT_NOT_FOUND');
  const { answerStatus, difference } = row;
  await inTransaction(context.db, (tx) =>
    recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.gateway_asked',
      subjectId: orderId ?? id,
      detail: { paymentId: id, answer: answerStatus ?? 'unknown', ...(difference && { difference }), by },
    }),
  );
  return toGatewayPayment(row, context.gateways);
}

function toGatewayPayment(row: GatewayPaymentRow, gateways: readonly Gateway[]): GatewayPayment {
  const { id, at, orderCode, customerId, customer, method, cardBrand, cardLastFour, reference, transactionId } = row;
  const { amount, result, reason, returned, returning, difference, answeredAt } = row;
  return {
    _id: id,
    at: at.toISOString(),
    orderCode,
    customer: { _id: customerId, name: customer },
    method,
    card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
    reference,
    transactionId,
    amount,
    fee: gatewayOf(gateways, row.methodReference)?.lends ? null : gatewayFee({ amount, result }),
    result,
    reason,
    returned,
    returning,
    canBeAsked: canAsk(gateways, row.methodReference),
    answer: answeredAt && { status: row.answerStatus, amount: row.answerAmount, at: answeredAt.toISOString() },
    difference,
    canBeRepeated: row.canBeRepeated,
  };
}
