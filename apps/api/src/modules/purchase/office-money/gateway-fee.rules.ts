import type { GatewayResult } from '@tonalia/contract/purchase-gateway';
import { gatewayFeeFixed, gatewayFeeRate } from '@tonalia/rules/policy';

/** IVA of the gateway's service, in percent. */
const SERVICE_TAX = 19;
const nothingTaken: readonly GatewayResult[] = ['declined', 'error', 'voided'];

/** What the gateway keeps of a payment by its tariff, in pesos; null where nothing was taken. It gives no fee back with a refund. */
export function gatewayFee({ amount, result }: { amount: number; result: GatewayResult }): number | null {
  if (nothingTaken.includes(result)) return null;
  return Math.round(((amount * gatewayFeeRate + 10_000 * gatewayFeeFixed) * (100 + SERVICE_TAX)) / 1_000_000);
}
