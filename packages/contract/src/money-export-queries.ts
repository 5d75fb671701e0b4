import { z } from 'zod';
import { SettlementView } from './dispatch-settlement.ts';
import { OfficeListQuery } from './office-wire.ts';
import { GatewayPaymentQuery } from './purchase-gateway.ts';
import { OfficeRefundQuery } from './refunds-office.ts';
import { Uuid } from './wire.ts';

const place = { page: true, limit: true } as const;

/** Filters of the transfers that wait. */
export const TransferExportQuery = OfficeListQuery.omit(place);
/** Filters of the payments at a gateway. */
export const GatewayExportQuery = GatewayPaymentQuery.omit(place);
/** Filters of the refunds. */
export const RefundExportQuery = OfficeRefundQuery.omit(place);
/** The refunds to make by bank transfer; it has no filter. */
export const BankFileQuery = z.strictObject({});
/** Which settlements. */
export const SettlementExportQuery = z.strictObject({ view: SettlementView.default('open'), routeId: Uuid.optional() });
