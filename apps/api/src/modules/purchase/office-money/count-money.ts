import type { MoneyCounts } from '@tonalia/contract/purchase-money';
import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countFreeLines, countGatewayPayments, countRefundsToMake } from './counts.sql.ts';
import { countTransfers } from './transfers.sql.ts';

/** What waits in each tab of the office's page about money. */
export async function countMoney(db: Database, clock: Clock): Promise<MoneyCounts> {
  const [[transfers], [gateway], [refunds], [lines]] = await Promise.all([
    countTransfers(db),
    countGatewayPayments(db, startOfDay(dayIn(clock.now()))),
    countRefundsToMake(db),
    countFreeLines(db),
  ]);
  return {
    transfers: transfers?.count ?? 0,
    gateway: gateway?.count ?? 0,
    refunds: refunds?.count ?? 0,
    lines: lines?.count ?? 0,
  };
}
