import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import type { Transfer } from '@tonalia/contract/transfers-office';
import { type CsvColumn, csvMoment } from '../../../../platform/http/serve-csv.ts';
import { moneyExportWords as words } from './words.es-CO.ts';

const needs = 'amounts.read';
const momentOf = (instant: string | null | undefined): string => (instant ? csvMoment(instant) : '');
const cardOf = (card: GatewayPayment['card']): string => (card ? `${card.brand} ··${card.lastFour}` : '');

/** Columns of the transfers that wait. */
export const transferColumns: readonly CsvColumn<Transfer>[] = [
  { title: words.order, of: ({ orderCode }) => orderCode },
  { title: words.customer, of: ({ customer }) => customer.name },
  { title: words.city, of: ({ city }) => city },
  { title: words.amount, of: ({ amount }) => amount, needs },
  { title: words.total, of: ({ total }) => total, needs },
  { title: words.placedAt, of: ({ placedAt }) => momentOf(placedAt) },
  { title: words.proofAt, of: ({ proof }) => momentOf(proof?.sentAt) },
  { title: words.payBy, of: ({ payBy }) => momentOf(payBy) },
  { title: words.bank, of: ({ state }) => words.states[state] },
  { title: words.account, of: ({ line }) => line && line.account },
  { title: words.bankDay, of: ({ line }) => line && line.day },
  { title: words.bankAmount, of: ({ line }) => line && line.amount, needs },
  { title: words.reference, of: ({ line }) => line && line.reference },
];

/** Columns of the payments at a gateway. */
export const gatewayColumns: readonly CsvColumn<GatewayPayment>[] = [
  { title: words.at, of: ({ at }) => momentOf(at) },
  { title: words.customer, of: ({ customer }) => customer.name },
  { title: words.order, of: ({ orderCode }) => orderCode },
  { title: words.method, of: ({ method }) => method },
  { title: words.card, of: ({ card }) => cardOf(card) },
  { title: words.reference, of: ({ reference }) => reference },
  { title: words.transaction, of: ({ transactionId }) => transactionId },
  { title: words.amount, of: ({ amount }) => amount, needs },
  { title: words.fee, of: ({ fee }) => fee, needs },
  { title: words.returned, of: ({ returned }) => returned, needs },
  { title: words.result, of: ({ result }) => words.results[result] },
  { title: words.reason, of: ({ reason }) => reason },
];

/** Columns of the refunds. */
export const refundColumns: readonly CsvColumn<OfficeRefund>[] = [
  { title: words.customer, of: ({ customer }) => customer.name },
  { title: words.order, of: ({ orderCode }) => orderCode },
  { title: words.reason, of: ({ why }) => why },
  { title: words.target, of: ({ goesTo }) => words.targets[goesTo] },
  { title: words.method, of: ({ method }) => method },
  { title: words.card, of: ({ card }) => cardOf(card) },
  { title: words.state, of: ({ place }) => words.places[place] },
  { title: words.startedBy, of: ({ startedBy }) => startedBy },
  { title: words.askedAt, of: ({ createdAt }) => momentOf(createdAt) },
  { title: words.doneAt, of: ({ doneAt }) => momentOf(doneAt) },
  { title: words.reference, of: ({ reference }) => reference },
  { title: words.amount, of: ({ amount }) => amount, needs },
];
