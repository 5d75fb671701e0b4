import {
  BankFileQuery,
  GatewayExportQuery,
  RefundExportQuery,
  TransferExportQuery,
} from '@tonalia/contract/money-export-queries';
import { moneyExports } from '@tonalia/contract/money-exports';
import type { FastifyInstance } from 'fastify';
import { rowsInParts, serveCsv } from '../../../../platform/http/serve-csv.ts';
import type { PaymentContext } from '../../payment/endpoints.ts';
import { listGatewayPaymentsFrom } from '../gateway-payments.ts';
import { listRefundsFrom } from '../list-refunds.ts';
import { findLines, listTransfersFrom } from '../list-transfers.ts';
import { bankFileColumns, refundsOfBank } from './bank-file.ts';
import { gatewayColumns, refundColumns, transferColumns } from './columns.ts';

const needs = 'payments.read';
const idOf = ({ _id }: { _id: string }): string => _id;

/** Serves the transfers that wait, the payments at gateways and the refunds as CSV, as their lists are filtered, and those to make by bank transfer. */
export function serveMoneyExports(app: FastifyInstance, context: PaymentContext): void {
  const { db, clock, gateways } = context;
  serveCsv(app, context, {
    url: moneyExports.transfers,
    needs,
    query: TransferExportQuery,
    name: 'transferencias',
    action: 'purchase.transfers_exported',
    columns: transferColumns,
    rows: async function* (query) {
      const matches = await findLines(db, clock);
      yield* rowsInParts((part) => listTransfersFrom(db, { ...query, matches }, part), idOf);
    },
  });
  serveCsv(app, context, {
    url: moneyExports.gateway,
    needs,
    query: GatewayExportQuery,
    name: 'pasarela',
    action: 'purchase.gateway_payments_exported',
    columns: gatewayColumns,
    rows: (query) => rowsInParts((part) => listGatewayPaymentsFrom({ db, clock, gateways }, query, part), idOf),
  });
  serveCsv(app, context, {
    url: moneyExports.refunds,
    needs,
    query: RefundExportQuery,
    name: 'reembolsos',
    action: 'purchase.refunds_exported',
    columns: refundColumns,
    rows: (query) => rowsInParts((part) => listRefundsFrom({ db, clock }, query, part), idOf),
  });
  serveCsv(app, context, {
    url: moneyExports.bankFile,
    needs: 'orders.refund',
    query: BankFileQuery,
    name: 'reembolsos-banco',
    action: 'purchase.bank_file_exported',
    columns: bankFileColumns,
    rows: () => refundsOfBank(db, clock),
  });
}
